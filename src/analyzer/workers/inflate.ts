import { type DecodedBody, type DecodeLimits, decodeBody } from '../../net/decode.ts';

type Encodings = Parameters<typeof decodeBody>[1];

/** Undoes content encodings within a thread, which is ended from outside where that takes too long. */
export const inflate = (
  data: Uint8Array,
  encodings: Encodings,
  limits: Omit<DecodeLimits, 'signal'>,
): Promise<DecodedBody> => decodeBody(data, encodings, { ...limits, signal: new AbortController().signal });
