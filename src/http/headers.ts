import type { Bill } from '../api/call.ts';
import type { Context } from '../api/context.ts';

/** Content security policy of every answer that brings none of its own. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const SECURITY = ['x-content-type-options', 'nosniff', 'referrer-policy', 'no-referrer'];
const FOR_OTHERS = [...SECURITY, 'cross-origin-resource-policy', 'cross-origin'];
const FOR_OWN_PAGES = [...SECURITY, 'cross-origin-resource-policy', 'same-origin', 'vary', 'cookie'];

const EXPOSED =
  'x-request-id, x-credits-cost, x-quota-remaining, x-quota-reset, ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, retry-after, content-disposition, allow, etag, www-authenticate, x-plate-seed';

/** Headers of a request that pages of other origins may send. */
const ACCEPTED =
  'content-type, x-api-key, x-admin-key, authorization, x-request-id, last-event-id, idempotency-key, if-none-match, traceparent, tracestate, trpc-accept';
const PREFLIGHT_KEPT_S = '86400';

const FOR_ALL = ['access-control-allow-origin', '*', 'access-control-expose-headers', EXPOSED];

const corsHeaders = (origins: readonly string[], origin: string | undefined): readonly string[] => {
  if (origins.includes('*')) return FOR_ALL;
  if (origins.length === 0) return [];
  if (origin === undefined || !origins.includes(origin)) return ['vary', 'origin'];
  return ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED, 'vary', 'origin'];
};

/** What a browser asks before it sends a call from a page of another origin. */
export const preflightHeaders = (
  { config }: Context['services'],
  origin: string | undefined,
  methods: string,
): string[] => {
  const { corsOrigins } = config;
  if (!corsOrigins.includes('*') && (origin === undefined || !corsOrigins.includes(origin))) return [];
  return [
    'access-control-allow-methods',
    methods,
    'access-control-allow-headers',
    ACCEPTED,
    'access-control-max-age',
    PREFLIGHT_KEPT_S,
  ];
};

const policies = new Map<number, string>();
const policyOf = (limit: number): string => {
  let text = policies.get(limit);
  if (text === undefined) {
    text = `"minute";q=${limit};w=60`;
    policies.set(limit, text);
  }
  return text;
};

/** Adds what the call cost and what is left. */
const addMeter = (headers: string[], { credits, remaining, rate, wait }: Bill): void => {
  const left = remaining === undefined ? 'unmetered' : String(remaining);
  headers.push('x-credits-cost', String(credits), 'x-quota-remaining', left);
  if (rate) {
    const { limit, remaining: calls, resetSeconds } = rate;
    headers.push('ratelimit-policy', policyOf(limit), 'ratelimit', `"minute";r=${calls};t=${resetSeconds}`);
    headers.push('x-ratelimit-limit', String(limit), 'x-ratelimit-remaining', String(calls));
    headers.push('x-ratelimit-reset', String(Math.ceil(Date.now() / 1000) + resetSeconds));
  }
  if (wait) headers.push('retry-after', String(wait.retryAfter));
  if (wait?.quotaReset !== undefined) headers.push('x-quota-reset', wait.quotaReset);
};

/** Headers that every answer carries, whichever surface gives it; `ownPages` where no other origin may read it. */
export const baseHeaders = (context: Context, origin: string | undefined, ownPages = false): string[] => {
  const { requestId, bill, services } = context;
  if (!bill.rate) services.gate.peekLimits(context);
  const headers = ['x-request-id', requestId];
  addMeter(headers, bill);
  if (ownPages) headers.push(...FOR_OWN_PAGES);
  else headers.push(...FOR_OTHERS, ...corsHeaders(services.config.corsOrigins, origin));
  return headers;
};
