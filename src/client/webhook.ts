import { MetamerError } from './error.ts';

/** Seconds that the time of a delivery may differ from ours: older ones may be replays. */
const TOLERANCE_S = 300;
const PREFIX = /^whsec_/;

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

const wrong = (field: string, accepted: string): MetamerError =>
  new MetamerError(`${field}: must be ${accepted}`, {
    code: 'INVALID_ARGUMENT',
    address: 'webhook',
    details: { field },
  });

/** A header by its name in any capitals; frameworks may have it as an array of one. */
const read = (headers: WebhookHeaders, name: string): string => {
  const own =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value: unknown = Array.isArray(own) && own.length === 1 ? own[0] : own;
  if (typeof value !== 'string' || value === '') throw refuse(`The header ${name} is missing`, name);
  return value;
};

/** Bytes of base64; undefined where it cannot be decoded. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const keyOf = (secret: string): Uint8Array<ArrayBuffer> => {
  const bytes = typeof secret === 'string' ? bytesOf(secret.replace(PREFIX, '')) : undefined;
  if (!bytes?.length) throw wrong('secret', 'the secret of the subscription (whsec_...)');
  return bytes;
};

const payloadOf = (body: string | Uint8Array): Uint8Array => {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (!ArrayBuffer.isView(body)) throw wrong('body', 'the text or bytes as received, before any JSON parser');
  return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
};

/** What a body says; undefined where it is not a JSON object. */
const objectOf = (payload: Uint8Array): Omit<WebhookDelivery, 'id'> | undefined => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    return typeof value === 'object' && !Array.isArray(value) ? ((value ?? undefined) as WebhookDelivery) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The event of a delivery, after its signature and time were checked (Standard Webhooks). `body` is the text or the bytes as
 * received, `secret` that of the subscription (`whsec_...`), `tolerance` the seconds that its time may differ from ours (300 when
 * omitted). Throws MetamerError `INVALID_SIGNATURE` for a delivery that is not from the service, and `INVALID_ARGUMENT` for wrong
 * arguments; `details.field` names the header or the argument.
 */
export const verifyWebhook = async (
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string,
  { tolerance = TOLERANCE_S, now = Date.now() }: { readonly tolerance?: number; readonly now?: number } = {},
): Promise<WebhookDelivery> => {
  if (typeof headers !== 'object' || headers === null) throw wrong('headers', 'the headers of the delivery');
  const payload = payloadOf(body);
  const raw = keyOf(secret);
  const id = read(headers, 'webhook-id');
  const timestamp = read(headers, 'webhook-timestamp');
  const signatures = read(headers, 'webhook-signature');
  const difference = Math.abs(now / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || !(difference <= tolerance))
    throw refuse(`The time of the delivery differs by more than ${tolerance} seconds`, 'webhook-timestamp');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(prefix.length + payload.length);
  signed.set(prefix);
  signed.set(payload, prefix.length);
  const candidates = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice(3))] : []));
  // WebCrypto compares in constant time.
  const matches = await Promise.all(
    candidates.map((one) => one !== undefined && crypto.subtle.verify('HMAC', key, one, signed)),
  );
  if (!matches.includes(true))
    throw refuse('The signature does not match the body and the secret', 'webhook-signature');
  const event = objectOf(payload);
  if (event === undefined) throw refuse('The body must be a JSON object', 'body');
  return { ...event, id };
};
