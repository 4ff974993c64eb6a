import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';

/** A name as Adobe Swatch Exchange has it: length in 16-bit units with the closing zero, UTF-16BE, zero. */
const nameBytes = (text: string): Buffer => {
  const units = Buffer.from(`${text}\0`, 'utf16le').swap16();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(units.length / 2);
  return Buffer.concat([length, units]);
};

const block = (type: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(6);
  head.writeUInt16BE(type, 0);
  head.writeUInt32BE(body.length, 2);
  return Buffer.concat([head, body]);
};

const [GROUP_START, GROUP_END, COLOR] = [0xc001, 0xc002, 0x0001];
const GLOBAL = 0;

const colorBlock = ({ label, color }: NamedColor): Buffer => {
  const value = Buffer.alloc(18);
  value.write('RGB ', 0, 'latin1');
  for (const [i, v] of [color.r, color.g, color.b].entries()) value.writeFloatBE(v / 255, 4 + 4 * i);
  value.writeUInt16BE(GLOBAL, 16);
  return block(COLOR, Buffer.concat([nameBytes(label), value]));
};

/** Adobe Swatch Exchange 1.0: big-endian; one group of RGB colours as 32-bit floats 0..1. */
export const ase = {
  id: 'ase',
  media_type: 'application/octet-stream',
  extension: 'ase',
  description: 'Adobe Swatch Exchange 1.0 (binary): one group, colours named by their roles',
  write: ({ title, items }) => {
    const blocks = [block(GROUP_START, nameBytes(title)), ...items.map(colorBlock), block(GROUP_END, Buffer.alloc(0))];
    const head = Buffer.alloc(12);
    head.write('ASEF', 0, 'latin1');
    head.writeUInt16BE(1, 4);
    head.writeUInt32BE(blocks.length, 8);
    return Buffer.concat([head, ...blocks]);
  },
} satisfies FileFormat<Swatches, FileOptions>;
