/** A map of at most `most` entries: when it is full, the one that was put in first makes room. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#most && !this.has(key)) {
      for (const first of this.keys()) {
        this.delete(first);
        break;
      }
    }
    return super.set(key, value);
  }
}
