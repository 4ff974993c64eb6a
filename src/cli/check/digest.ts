import { createHash } from 'node:crypto';

/** 16 hexadecimal digits that stand for a text. */
export const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
