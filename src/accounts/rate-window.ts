/** How long a call counts against a rate, and the grain in which calls are remembered; milliseconds. */
export interface RateSpan {
  readonly span: number;
  readonly grain: number;
}

export const MINUTE: RateSpan = { span: 60_000, grain: 1_000 };

interface Bucket {
  /** When its last call came: all of its calls leave one span after that. */
  last: number;
  calls: number;
}

const HEAD_BYTES = 8;
const BUCKET_BYTES = 8;

/**
 * Calls of the last minute in buckets of a second. A bucket leaves one minute after its own last call, so no 60 seconds ever
 * hold more calls than were let in, and an early call of a bucket counts at most a second too long. Instants are milliseconds
 * of any clock; where that was put back, what seems to lie ahead counts as having come now.
 */
export class RateWindow {
  readonly #span: RateSpan;
  /** In the order of their instants; those before `#first` have left. */
  #buckets: Bucket[] = [];
  #first = 0;
  #calls = 0;

  constructor(span: RateSpan = MINUTE) {
    this.#span = span;
  }

  /** Reads what `bytes` wrote; an empty text of bytes is an empty window. */
  static from(bytes: Uint8Array, span: RateSpan = MINUTE): RateWindow {
    const window = new RateWindow(span);
    if (bytes.byteLength < HEAD_BYTES) return window;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const base = view.getFloat64(0);
    for (let at = HEAD_BYTES; at + BUCKET_BYTES <= bytes.byteLength; at += BUCKET_BYTES) {
      const calls = view.getUint32(at + 4);
      window.#buckets.push({ last: base + view.getUint32(at), calls });
      window.#calls += calls;
    }
    return window;
  }

  /** The window as it is stored: the first instant, then instant and number of each bucket. */
  bytes(now: number): Buffer {
    this.count(now);
    const buckets = this.#buckets.slice(this.#first);
    if (buckets.length === 0) return Buffer.alloc(0);
    const bytes = Buffer.allocUnsafe(HEAD_BYTES + buckets.length * BUCKET_BYTES);
    const base = buckets[0]!.last;
    bytes.writeDoubleBE(base);
    buckets.forEach(({ last, calls }, i) => {
      bytes.writeUInt32BE(last - base, HEAD_BYTES + i * BUCKET_BYTES);
      bytes.writeUInt32BE(calls, HEAD_BYTES + i * BUCKET_BYTES + 4);
    });
    return bytes;
  }

  copy(): RateWindow {
    const copy = new RateWindow(this.#span);
    copy.#buckets = this.#buckets.slice(this.#first).map((bucket) => ({ ...bucket }));
    copy.#calls = this.#calls;
    return copy;
  }

  /** Calls that count now. */
  count(now: number): number {
    const buckets = this.#buckets;
    this.#clamp(now);
    while (this.#first < buckets.length && buckets[this.#first]!.last + this.#span.span <= now) {
      this.#calls -= buckets[this.#first]!.calls;
      this.#first += 1;
    }
    if (this.#first > 64) {
      buckets.splice(0, this.#first);
      this.#first = 0;
    }
    return this.#calls;
  }

  /** Counts one call that came at an instant. */
  add(instant: number): void {
    const at = Math.ceil(instant);
    const i = this.#place(at);
    const bucket = this.#buckets[i];
    this.#calls += 1;
    if (bucket && this.#slot(bucket.last) === this.#slot(at)) {
      bucket.calls += 1;
      bucket.last = Math.max(bucket.last, at);
    } else {
      this.#buckets.splice(i + 1, 0, { last: at, calls: 1 });
    }
  }

  /** Takes one call that came at an instant out again, where it still counts. */
  remove(instant: number): void {
    const bucket = this.#buckets[this.#place(Math.ceil(instant))];
    if (!bucket || bucket.calls === 0 || this.#slot(bucket.last) !== this.#slot(Math.ceil(instant))) return;
    bucket.calls -= 1;
    this.#calls -= 1;
  }

  /** Milliseconds until nothing counts any more, where nothing is added. */
  clearsIn(now: number): number {
    const last = this.#buckets.at(-1);
    return this.count(now) === 0 || !last ? 0 : last.last + this.#span.span - now;
  }

  /** When the calls that count leave: instants, each with how many go. */
  *leaving(): Generator<readonly [instant: number, calls: number]> {
    for (const { last, calls } of this.#buckets.slice(this.#first)) yield [last + this.#span.span, calls];
  }

  #slot(instant: number): number {
    return Math.floor(instant / this.#span.grain);
  }

  /** The last bucket that is not behind an instant's own; `#first - 1` where there is none. */
  #place(at: number): number {
    const slot = this.#slot(at);
    let i = this.#buckets.length - 1;
    while (i >= this.#first && this.#slot(this.#buckets[i]!.last) > slot) i -= 1;
    return i;
  }

  #clamp(now: number): void {
    const buckets = this.#buckets;
    let calls = 0;
    while (buckets.length > this.#first && buckets.at(-1)!.last > now + 1) calls += buckets.pop()!.calls;
    if (calls > 0) buckets.push({ last: Math.ceil(now), calls });
  }
}

/** Milliseconds until fewer than `limit` calls of all these windows count; 0 where that is so now. */
export const waitFor = (windows: readonly RateWindow[], now: number, limit: number): number => {
  let calls = windows.reduce((sum, window) => sum + window.count(now), 0);
  if (calls < limit) return 0;
  const leaving = windows.flatMap((window) => [...window.leaving()]).sort(([a], [b]) => a - b);
  for (const [instant, gone] of leaving) {
    calls -= gone;
    if (calls < limit) return instant - now;
  }
  return 0;
};

/** Whole seconds that last at least so long, give or take the millisecond to which windows are kept. */
export const wholeSeconds = (ms: number): number => Math.max(0, Math.ceil((ms - 1) / 1000));

/** Whole seconds to name to a caller who has to wait: at least 1. */
export const retrySeconds = (ms: number): number => Math.max(1, wholeSeconds(ms));
