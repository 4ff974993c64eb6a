/** How long a call counts against a rate, and the grain in which calls are remembered; milliseconds. */
export interface RateSpan {
  readonly span: number;
  readonly grain: number;
}

export const MINUTE: RateSpan = { span: 60_000, grain: 1_000 };

const HEAD_BYTES = 8;
const BUCKET_BYTES = 8;

/**
 * Calls of the last minute in buckets of a second. A bucket leaves one minute after its own last call, so no 60 seconds ever
 * hold more calls than were let in, and an early call of a bucket counts at most a second too long. Instants are milliseconds
 * of any clock; where that was put back, what seems to lie ahead counts as having come now.
 */
export class RateWindow {
  readonly #span: RateSpan;
  /** When the last call of each bucket came, in order: all of its calls leave one span after that. */
  #lasts: number[] = [];
  /** How many calls each bucket has. */
  #counts: number[] = [];
  /** Buckets before this one have left. */
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
      window.#lasts.push(base + view.getUint32(at));
      window.#counts.push(calls);
      window.#calls += calls;
    }
    return window;
  }

  /** The window as it is stored: the first instant, then instant and number of each bucket. */
  bytes(now: number): Uint8Array {
    this.count(now);
    const buckets = this.#lasts.length - this.#first;
    if (buckets === 0) return new Uint8Array();
    const bytes = new Uint8Array(HEAD_BYTES + buckets * BUCKET_BYTES);
    const view = new DataView(bytes.buffer);
    const base = this.#lasts[this.#first]!;
    view.setFloat64(0, base);
    for (let i = this.#first, at = HEAD_BYTES; i < this.#lasts.length; i += 1, at += BUCKET_BYTES) {
      view.setUint32(at, this.#lasts[i]! - base);
      view.setUint32(at + 4, this.#counts[i]!);
    }
    return bytes;
  }

  copy(): RateWindow {
    const copy = new RateWindow(this.#span);
    copy.#lasts = this.#lasts.slice(this.#first);
    copy.#counts = this.#counts.slice(this.#first);
    copy.#calls = this.#calls;
    return copy;
  }

  /** Calls that count now. */
  count(now: number): number {
    const lasts = this.#lasts;
    if (lasts.length > this.#first && lasts[lasts.length - 1]! > now + 1) this.#clamp(now);
    const { span } = this.#span;
    while (this.#first < lasts.length && lasts[this.#first]! + span <= now) {
      this.#calls -= this.#counts[this.#first]!;
      this.#first += 1;
    }
    if (this.#first > 64) {
      lasts.splice(0, this.#first);
      this.#counts.splice(0, this.#first);
      this.#first = 0;
    }
    return this.#calls;
  }

  /** Counts one call that came at an instant. */
  add(instant: number): void {
    const at = Math.ceil(instant);
    const i = this.#find(at);
    this.#calls += 1;
    if (i >= 0) {
      this.#counts[i]! += 1;
      this.#lasts[i] = Math.max(this.#lasts[i]!, at);
    } else {
      this.#lasts.splice(~i, 0, at);
      this.#counts.splice(~i, 0, 1);
    }
  }

  /** Takes one call that came at an instant out again, where it still counts. */
  remove(instant: number): void {
    const i = this.#find(Math.ceil(instant));
    if (i < 0 || this.#counts[i] === 0) return;
    this.#counts[i]! -= 1;
    this.#calls -= 1;
  }

  /** Milliseconds until nothing counts any more, where nothing is added. */
  clearsIn(now: number): number {
    const calls = this.count(now);
    const last = this.#lasts.at(-1);
    return calls === 0 || last === undefined ? 0 : last + this.#span.span - now;
  }

  /** When the calls that count leave: instants, each with how many go. */
  *leaving(): Generator<readonly [instant: number, calls: number]> {
    for (let i = this.#first; i < this.#lasts.length; i += 1)
      yield [this.#lasts[i]! + this.#span.span, this.#counts[i]!];
  }

  /** The bucket to which an instant belongs; where it has none yet, `~i` of the place `i` at which it would stand. */
  #find(at: number): number {
    const { grain } = this.#span;
    const slot = Math.floor(at / grain);
    for (let i = this.#lasts.length - 1; i >= this.#first; i -= 1) {
      const own = Math.floor(this.#lasts[i]! / grain);
      if (own <= slot) return own === slot ? i : ~(i + 1);
    }
    return ~this.#first;
  }

  /** Where the clock was put back, what lies ahead of it counts as having come now. */
  #clamp(now: number): void {
    let calls = 0;
    while (this.#lasts.length > this.#first && this.#lasts.at(-1)! > now + 1) {
      this.#lasts.pop();
      calls += this.#counts.pop()!;
    }
    if (calls > 0) {
      this.#lasts.push(Math.ceil(now));
      this.#counts.push(calls);
    }
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
