import { bytes, joined, latin1, utf16, words } from '../binary.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';

/** A name as Adobe Swatch Exchange has it: length in 16-bit units with the closing zero, UTF-16BE, zero. */
const nameBytes = (text: string): Uint8Array => joined([words([text.length + 1]), utf16(text)]);

const block = (type: number, body: Uint8Array): Uint8Array => {
  const { all, view } = bytes(6);
  view.setUint16(0, type);
  view.setUint32(2, body.length);
  return joined([all, body]);
};

const [GROUP_START, GROUP_END, COLOR] = [0xc001, 0xc002, 0x0001];
const GLOBAL = 0;

const colorBlock = ({ label, color }: NamedColor): Uint8Array => {
  const { all, view } = bytes(18);
  all.set(latin1('RGB '));
  for (const [i, v] of [color.r, color.g, color.b].entries()) view.setFloat32(4 + 4 * i, v / 255);
  view.setUint16(16, GLOBAL);
  return block(COLOR, joined([nameBytes(label), all]));
};

/** Adobe Swatch Exchange 1.0: big-endian; one group of RGB colours as 32-bit floats 0..1. */
export const ase = {
  id: 'ase',
  media_type: 'application/octet-stream',
  extension: 'ase',
  description: 'Adobe Swatch Exchange 1.0 (binary): one group of named colours',
  write: ({ title, items }) => {
    const blocks = [
      block(GROUP_START, nameBytes(title)),
      ...items.map(colorBlock),
      block(GROUP_END, new Uint8Array(0)),
    ];
    const { all, view } = bytes(12);
    all.set(latin1('ASEF'));
    view.setUint16(4, 1);
    view.setUint32(8, blocks.length);
    return joined([all, ...blocks]);
  },
} satisfies FileFormat<Swatches, FileOptions>;
