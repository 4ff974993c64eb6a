import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new signing secret: 32 random bytes, base64 behind `whsec_`. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * The headers of a delivery by Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body`, one `v1,` signature for each
 * secret. `at` is milliseconds since 1970; the header carries seconds.
 */
export const signedHeaders = (
  { id, body, at }: { id: string; body: string; at: number },
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = Math.floor(at / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
};
