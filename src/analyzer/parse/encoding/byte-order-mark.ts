/** The encoding that the first bytes of a text announce (Encoding Standard, BOM sniff), or null if they announce none. */
export const byteOrderMark = (bytes: Uint8Array): 'utf-8' | 'utf-16be' | 'utf-16le' | null => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : null;
};
