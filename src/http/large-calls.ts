import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { MAX_BODY_BYTES, MAX_CALLS } from '../schemas/limits.ts';
import type { BodyLimits } from './body-refusals.ts';
import { LONG_TEXT } from './json-meter.ts';

/** Largest body where an endpoint states none. */
export const USUAL_BODY_BYTES = 64 * 1024;
const USUAL_MEMBERS = 4_000;
/** What a protocol writes around the input of a call. */
const AROUND = 4 * 1024;

/** What the body of an operation may have. */
export const limitsOf = ({
  bodyLimit = USUAL_BODY_BYTES,
  bodyMembers = USUAL_MEMBERS,
  file,
}: Endpoint): BodyLimits => ({
  bytes: bodyLimit,
  members: bodyMembers,
  // What takes an image takes little else; an image that is no long text counts to the rest.
  beside: file?.as === 'base64' ? USUAL_BODY_BYTES + LONG_TEXT : bodyLimit,
});

/** What the body of several calls may have together. */
export const sumOfLimits = (all: readonly BodyLimits[]): BodyLimits => ({
  bytes: Math.min(
    MAX_BODY_BYTES,
    all.reduce((sum, { bytes }) => sum + bytes, all.length * AROUND),
  ),
  members: all.reduce((sum, { members }) => sum + members, 100),
  beside: all.reduce((sum, { bytes, beside = bytes }) => sum + beside, all.length * AROUND),
});

/** What a document or message with calls of several kinds may have beside images and other long texts. */
export const MOST_BESIDE = 16 * 1024 * 1024;

/** What calls without a large body may have together in one request. */
export const USUAL_TOTAL = MAX_CALLS * (USUAL_BODY_BYTES + AROUND);

const larger = (accepted: number): ApiError =>
  new ApiError(
    'INVALID_INPUT',
    `body: is larger than the ${Math.round(accepted / 1024)} KiB that the calls in it accept together`,
    { details: { field: 'body' } },
  );

/**
 * Refuses a large body in which none of the words stands that it takes to need one, before anything is decoded: the name of an
 * operation with a large field is found in the bytes as they are.
 */
export const refuseUnnamed = (
  bytes: Buffer,
  length: number,
  { words, most }: { words: readonly string[]; most: number },
): void => {
  if (length > most && !words.some((word) => bytes.includes(word))) throw larger(most);
};

/** Refuses a body that is larger than its calls accept together. */
export const refuseLarger = (bytes: number, calls: readonly BodyLimits[], least = 0): void => {
  const accepted = Math.max(least, sumOfLimits(calls).bytes);
  if (bytes > accepted) throw larger(accepted);
};
