import type { MediaFile } from './files.ts';

export const KB = 1000;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / KB)} kB`;

/** Tests the size of a file, as far as it is known. */
export const bytesWithin =
  (tooMany: (bytes: number) => boolean) =>
  ({ bytes }: MediaFile): string | null | undefined => {
    if (bytes === null) return undefined;
    return tooMany(bytes) ? kilobytes(bytes) : null;
  };
