import { MetamerError } from './error.ts';

/** What a failed connection says of itself, as far as the platform lets it through. */
const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  const cause = thrown.cause as { code?: string; message?: string; errors?: readonly { code?: string }[] } | undefined;
  return cause?.code || cause?.errors?.[0]?.code || cause?.message || thrown.message;
};

export const unreachable = (origin: string, address: string, cause: unknown): MetamerError =>
  new MetamerError(`Cannot reach ${origin}: ${reasonOf(cause)}`, { code: 'UNREACHABLE', address, cause });
