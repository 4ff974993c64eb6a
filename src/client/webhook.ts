import { MetamerError } from './error.ts';

/** Seconds that the time of a delivery may differ from ours: older ones may be replays. */
const TOLERANCE_S = 300;
const PREFIX = 'whsec_';

/** An event as it was delivered. */
export interface WebhookDelivery {
  /** Id of the event, the same for every attempt. */
  readonly id: string;
  /** Name of the event, such as `job.succeeded`. */
  readonly type: string;
  /** When it happened, by ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Headers of a request: of `fetch`, or as Node's servers have them. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

const refuse = (message: string, field: string): MetamerError =>
  new MetamerError(message, { code: 'INVALID_SIGNATURE', address: 'webhook', details: { field } });

const read = (headers: WebhookHeaders, name: string): string => {
  const value =
    typeof headers.get === 'function' ? headers.get(name) : (headers as Readonly<Record<string, unknown>>)[name];
  if (typeof value !== 'string' || value === '') throw refuse(`The header ${name} is missing`, name);
  return value;
};

const bytesOf = (base64: string, field: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw refuse(`${field} must be base64`, field);
  }
};

/**
 * The event of a delivery, after its signature and time were checked (Standard Webhooks). `body` is the text or the bytes as they
 * arrived, `secret` that of the subscription (`whsec_...`). Throws MetamerError `INVALID_SIGNATURE`; `details.field` names the header.
 */
export const verifyWebhook = async (
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string,
  { tolerance = TOLERANCE_S, now = Date.now() }: { readonly tolerance?: number; readonly now?: number } = {},
): Promise<WebhookDelivery> => {
  const id = read(headers, 'webhook-id');
  const timestamp = read(headers, 'webhook-timestamp');
  const signatures = read(headers, 'webhook-signature');
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance)
    throw refuse(`The delivery is not from the last ${tolerance} seconds`, 'webhook-timestamp');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const raw = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'secret');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const candidates = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []));
  // WebCrypto compares in constant time.
  const matches = await Promise.all(
    candidates.map((one) => crypto.subtle.verify('HMAC', key, bytesOf(one, 'webhook-signature'), signed)),
  );
  if (!matches.includes(true))
    throw refuse('The signature does not match the body and the secret', 'webhook-signature');
  try {
    return { id, ...(JSON.parse(text) as Omit<WebhookDelivery, 'id'>) };
  } catch {
    throw refuse('The body must be JSON', 'body');
  }
};
