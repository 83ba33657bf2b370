/** Reads server-sent events from text that arrives in pieces. */

export interface ServerEvent {
  event: string;
  data: string;
}

/** Takes pieces of a stream and gives the events that are complete. */
export class EventParser {
  private rest = "";
  private event = "";
  private data: string[] = [];

  push(piece: string): ServerEvent[] {
    const found: ServerEvent[] = [];
    this.rest += piece;
    for (;;) {
      const line = this.nextLine();
      if (line === null) {
        return found;
      }
      if (line === "") {
        if (this.data.length > 0) {
          found.push({ event: this.event || "message", data: this.data.join("\n") });
        }
        this.event = "";
        this.data = [];
      } else {
        this.field(line);
      }
    }
  }

  /** The next whole line; a carriage return at the end may be half of a line end. */
  private nextLine(): string | null {
    const end = this.rest.search(/\r\n|\n|\r(?!$)/);
    if (end < 0) {
      return null;
    }
    const line = this.rest.slice(0, end);
    this.rest = this.rest.slice(end + (this.rest.startsWith("\r\n", end) ? 2 : 1));
    return line;
  }

  private field(line: string): void {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "event") {
      this.event = value;
    } else if (name === "data") {
      this.data.push(value);
    }
  }
}
