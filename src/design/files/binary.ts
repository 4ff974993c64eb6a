/** Parts of a binary file, one behind another. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** `size` bytes of zero and what writes numbers into them, big-endian unless said otherwise. */
export const bytes = (size: number): { all: Uint8Array; view: DataView } => {
  const all = new Uint8Array(size);
  return { all, view: new DataView(all.buffer) };
};

/** 16-bit words, big-endian. */
export const words = (values: readonly number[]): Uint8Array => {
  const { all, view } = bytes(2 * values.length);
  for (const [i, value] of values.entries()) view.setUint16(2 * i, value);
  return all;
};

/** Letters of ASCII, a byte each. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A text in 16-bit units with a closing zero, big-endian. */
export const utf16 = (text: string): Uint8Array =>
  words([...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)), 0]);
