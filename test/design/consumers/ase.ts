/** Adobe Swatch Exchange, read from its published layout; throws on whatever is out of place. */
export interface AseFile {
  readonly groups: { name: string; colors: { name: string; rgb: number[]; type: number }[] }[];
}

export const readAse = (file: Uint8Array): AseFile => {
  const bytes = Buffer.from(file);
  let at = 0;
  const take = (n: number): Buffer => {
    if (at + n > bytes.length) throw new Error(`the file ends at ${bytes.length}, inside a field at ${at}`);
    at += n;
    return bytes.subarray(at - n, at);
  };
  const u16 = () => take(2).readUInt16BE(0);
  const u32 = () => take(4).readUInt32BE(0);
  const name = (): string => {
    const units = Array.from({ length: u16() }, u16);
    if (units.pop() !== 0) throw new Error('a name does not end with zero');
    return String.fromCharCode(...units);
  };
  if (take(4).toString('latin1') !== 'ASEF' || u16() !== 1 || u16() !== 0) throw new Error('not ASE 1.0');
  const groups: AseFile['groups'] = [];
  for (let left = u32(); left > 0; left -= 1) {
    const type = u16();
    const end = u32() + at;
    if (type === 0xc001) groups.push({ name: name(), colors: [] });
    else if (type === 1) {
      const color = name();
      if (take(4).toString('latin1') !== 'RGB ') throw new Error('another colour model');
      const rgb = [0, 1, 2].map(() => take(4).readFloatBE(0));
      groups.at(-1)!.colors.push({ name: color, rgb, type: u16() });
    } else if (type !== 0xc002) throw new Error(`a block of unknown type ${type}`);
    if (at !== end) throw new Error(`a block ends at ${end}, its fields at ${at}`);
  }
  if (at !== bytes.length) throw new Error('bytes behind the last block');
  return { groups };
};
