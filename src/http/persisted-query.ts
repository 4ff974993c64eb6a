import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../api/errors.ts';
import type { GraphqlAnswer } from '../api/surfaces.ts';

const FIELD = 'extensions.persistedQuery';
const VERSION = 1;

const Carrier = z.object({ extensions: z.object({ persistedQuery: z.unknown() }) });
const Persisted = z.object({ version: z.number(), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/i) });

/** The part of a request that names its document by a hash. */
export interface PersistedQuery {
  /** SHA-256 of the document in UTF-8, in hexadecimal. */
  readonly hash: string;
  /** Whether its version of the protocol is that of this service. */
  readonly supported: boolean;
}

/** `extensions.persistedQuery` of a request. Throws INVALID_INPUT where it has no hash that can be one. */
export const persistedQueryOf = (input: unknown): PersistedQuery | undefined => {
  const carried = Carrier.safeParse(input).data?.extensions.persistedQuery ?? undefined;
  if (carried === undefined) return undefined;
  const { data } = Persisted.safeParse(carried);
  if (!data)
    throw new ApiError(
      'INVALID_INPUT',
      `${FIELD}: must be {version: ${VERSION}, sha256Hash} with the SHA-256 hash of the document as 64 hexadecimal digits`,
      { details: { field: FIELD } },
    );
  return { hash: data.sha256Hash.toLowerCase(), supported: data.version === VERSION };
};

/** Throws INVALID_INPUT where a document has another hash than was sent with it. */
export const checkHash = ({ hash }: PersistedQuery, document: string): void => {
  if (createHash('sha256').update(document).digest('hex') === hash) return;
  const field = `${FIELD}.sha256Hash`;
  throw new ApiError('INVALID_INPUT', `${field}: must be the SHA-256 hash of query`, { details: { field } });
};

const refused = (message: string, code: string): GraphqlAnswer => ({
  body: { errors: [{ message, extensions: { code } }] },
  ran: false,
  calls: 0,
  needsPost: false,
});

/** What clients of automatic persisted queries answer by sending the document with its hash. */
export const NOT_FOUND = refused('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
/** What they answer by sending documents without hashes from then on. */
export const NOT_SUPPORTED = refused('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED');
