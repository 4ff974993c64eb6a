import { joined, utf16, words } from '../binary.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';

const RGB = 0;
/** A channel of 8 bits as one of 16: 255 is 65535. */
const WIDEN = 257;

const colorOf = ({ color: { r, g, b } }: NamedColor): Uint8Array => words([RGB, r * WIDEN, g * WIDEN, b * WIDEN, 0]);

/** A name as version 2 has it: a zero, the length with the closing zero, UTF-16. */
const nameOf = ({ label }: NamedColor): Uint8Array => joined([words([0, label.length + 1]), utf16(label)]);

/** Photoshop colour swatches: the colours as version 1, which every program reads, and again with names as version 2. */
export const aco = {
  id: 'aco',
  media_type: 'application/octet-stream',
  extension: 'aco',
  description: 'Photoshop colour swatches (binary): versions 1 and 2, RGB with names',
  write: ({ items }) =>
    joined([
      words([1, items.length]),
      ...items.map(colorOf),
      words([2, items.length]),
      ...items.flatMap((item) => [colorOf(item), nameOf(item)]),
    ]),
} satisfies FileFormat<Swatches, FileOptions>;
