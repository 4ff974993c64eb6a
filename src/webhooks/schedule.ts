/** Seconds before each further attempt; after the last one a delivery is a dead letter. */
export type Schedule = readonly number[];

const JITTER = 0.1;
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** How long a receiver asks to wait by `Retry-After`, in milliseconds; at most a day. */
export const retryAfterMs = (value: string | undefined, now: number): number => {
  if (value === undefined) return 0;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT_MS) : 0;
};

/** When the attempt after number `step` (from 1) is made; undefined where there is none. Up to a tenth is added at random. */
export const nextAttempt = (
  schedule: Schedule,
  step: number,
  now: number,
  { askedMs = 0, random = Math.random }: { askedMs?: number; random?: () => number } = {},
): number | undefined => {
  const seconds = schedule[step - 1];
  if (seconds === undefined) return undefined;
  return now + Math.max(seconds * 1000 * (1 + random() * JITTER), askedMs);
};
