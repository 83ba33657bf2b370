/** Answers the messages of the page with one engine. */
import type { Engine, Script } from "./engine";
import type { Ask, FromWorker, LookUp, ToWorker } from "./messages";

export class RequestHandler implements Script {
  private engine: Promise<Engine> | null = null;
  /** The requests that nobody has cancelled. */
  private readonly wanted = new Set<number>();

  /**
   * @param make makes an engine, also after a fault
   * @param post sends a message to the page
   * @param others waits until the messages that have arrived are taken
   */
  constructor(
    private readonly make: (script: Script) => Promise<Engine>,
    private readonly post: (message: FromWorker) => void,
    private readonly others: () => Promise<void>,
  ) {}

  take(message: ToWorker): void {
    if ("cancel" in message) {
      this.wanted.delete(message.cancel);
    } else if ("id" in message) {
      void this.answer(message);
    }
  }

  private async answer(message: Ask | LookUp): Promise<void> {
    const { id } = message;
    this.wanted.add(id);
    try {
      this.engine ??= this.make(this);
      await this.ask(await this.engine, message);
      this.post({ id, done: true });
    } catch (error) {
      // After a fault the engine's memory cannot be trusted: the next request makes another.
      this.engine = null;
      this.post({ id, done: true, fault: error instanceof Error ? error.message : String(error) });
    }
    this.wanted.delete(id);
  }

  private async ask(engine: Engine, message: Ask | LookUp): Promise<void> {
    const { id } = message;
    if ("lookUp" in message) {
      this.tell(id, await engine.excerpt(id, message.lookUp));
    } else if (this.wanted.has(id)) {
      await engine.answer(id, message.request, message.excerpt);
    }
  }

  tell(id: number, answer: string): void {
    if (this.wanted.has(id)) {
      this.post({ id, answer, done: false });
    }
  }

  /** A search that looks at the clock waits until messages are taken. */
  async look(id: number): Promise<boolean> {
    await this.others();
    return !this.wanted.has(id);
  }
}
