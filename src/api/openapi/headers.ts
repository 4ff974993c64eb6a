import type { ErrorStatus } from '../errors.ts';

interface HeaderDescription {
  readonly description: string;
  /** Whether the answer always has it. */
  readonly required: boolean;
  readonly schema: { readonly type: 'string' | 'integer'; readonly format?: string };
}
/** A header that is always there. */
export const text = (description: string): HeaderDescription => ({
  description,
  required: true,
  schema: { type: 'string' },
});
const count = (description: string): HeaderDescription => ({
  description,
  required: true,
  schema: { type: 'integer' },
});

/** Headers that every answer has. */
export const HEADERS = {
  'x-request-id': text('Id of the request; quote it when you report a problem.'),
  'x-credits-cost': count('Credits charged for this request.'),
  'x-quota-remaining': text('Credits left this month, or `unmetered` for requests without a key.'),
  RateLimit: text('Requests left, and seconds until the limit is fully restored: `"minute";r=299;t=1`.'),
  'RateLimit-Policy': text('The limit, of the key if one was sent, otherwise of the address: `"minute";q=300;w=60`.'),
  'x-ratelimit-limit': count('Requests allowed per minute.'),
  'x-ratelimit-remaining': count('Requests left.'),
  'x-ratelimit-reset': count('When the limit is fully restored, in Unix seconds.'),
} as const satisfies Readonly<Record<string, HeaderDescription>>;

/** Headers that some refusals have besides. */
export const REFUSAL_HEADERS = {
  'WWW-Authenticate': text('The accepted scheme of `Authorization`.'),
  'Retry-After': text('Seconds to wait before trying again.'),
  'x-quota-reset': { ...text('End of the month, if its credits are used up.'), required: false },
} as const satisfies Readonly<Record<string, HeaderDescription>>;
const OF_STATUS: Readonly<Partial<Record<ErrorStatus, readonly (keyof typeof REFUSAL_HEADERS)[]>>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'x-quota-reset'],
  503: ['Retry-After'],
};

/** The headers of an answer with this status, as references; of a success where no status is given. */
export const headerReferences = (status?: ErrorStatus) => {
  const names = [...Object.keys(HEADERS), ...(status === undefined ? [] : (OF_STATUS[status] ?? []))];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
};
