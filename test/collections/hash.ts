import { createHash } from 'node:crypto';

/** SHA-256 of values one a line, as JSON. */
export const hashOf = (values: Iterable<unknown>): string => {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${JSON.stringify(value)}\n`);
  return hash.digest('hex');
};
