import type { Bytes } from './platform.ts';

/** Few enough for the arguments of one call on every engine. */
const SLICE = 0x2000;

export const encodeBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let start = 0; start < bytes.length; start += SLICE)
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE));
  return btoa(text);
};

const isBlob = (value: unknown): value is { arrayBuffer(): Promise<ArrayBuffer> } =>
  typeof (value as { arrayBuffer?: unknown } | null)?.arrayBuffer === 'function';

/** Bytes as base64; anything else, such as text that is base64 already, as it is. */
export const asBase64 = async (value: Bytes | unknown): Promise<unknown> => {
  if (value instanceof Uint8Array) return encodeBase64(value);
  if (value instanceof ArrayBuffer) return encodeBase64(new Uint8Array(value));
  return isBlob(value) ? encodeBase64(new Uint8Array(await value.arrayBuffer())) : value;
};
