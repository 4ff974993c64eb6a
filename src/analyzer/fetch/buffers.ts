import type { Gathered } from '../model/gathered.ts';

/** Bytes in a buffer of their own, so that they can go to a thread uncopied; copied only where they share one. */
export const inOwnBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

/** The buffers of everything that was read, each once. Shared ones, such as those of small pages, are left out. */
export const buffersOf = (gathered: Gathered): ArrayBuffer[] => {
  const { page, robots, sitemaps, styleSheets, media, favicon, manifest, llmsTxt, securityTxt } = gathered;
  const single = [page, robots, favicon, manifest, llmsTxt, securityTxt].filter((one) => one !== null);
  const buffers = new Set<ArrayBuffer>();
  for (const { bytes } of [...single, ...sitemaps, ...styleSheets, ...Object.values(media)])
    if (bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength && bytes.byteLength > 0)
      buffers.add(bytes.buffer);
  return [...buffers];
};
