import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** `size` bytes of zero and what writes numbers into them, big-endian. */
const bytes = (size: number): { all: Uint8Array; view: DataView } => {
  const all = new Uint8Array(size);
  return { all, view: new DataView(all.buffer) };
};

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A name as Adobe Swatch Exchange has it: length in 16-bit units with the closing zero, UTF-16BE, zero. */
const nameBytes = (text: string): Uint8Array => {
  const { all, view } = bytes(2 + 2 * (text.length + 1));
  view.setUint16(0, text.length + 1);
  for (let i = 0; i < text.length; i += 1) view.setUint16(2 + 2 * i, text.charCodeAt(i));
  return all;
};

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
  description: 'Adobe Swatch Exchange 1.0 (binary): one group, colours named by their roles',
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
