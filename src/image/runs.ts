import type { Picture } from './picture.ts';

/** The pixels as 32-bit words: two are equal where all four bytes are. */
const wordsOf = ({ data }: Picture): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
    : new Uint32Array(data.slice().buffer);

/** Visits each run of equal pixels, which may end in a later row: the number of its first pixel, and how many it has. */
export const eachRun = (picture: Picture, visit: (first: number, pixels: number) => void): void => {
  const words = wordsOf(picture);
  for (let first = 0, at = 0; first < words.length; first = at) {
    const word = words[first];
    while (at < words.length && words[at] === word) at += 1;
    visit(first, at - first);
  }
};
