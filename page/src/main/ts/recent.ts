/** A map that keeps the newest values, so that a page that stays open does not grow. */
export class Recent<V> {
  private readonly values = new Map<string, V>();

  constructor(private readonly most: number) {}

  get(key: string): V | undefined {
    return this.values.get(key);
  }

  /** Sets a value, which is the newest then. */
  set(key: string, value: V): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.most) {
      this.values.delete(this.values.keys().next().value!);
    }
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
