/** Palette files, read from their published layouts; every reader throws on whatever is out of place. */
export interface PaletteFile {
  readonly name?: string;
  readonly colors: readonly { readonly name: string; readonly rgb: readonly number[] }[];
}

/** Bytes that are taken in order; `end` throws where some are left. */
const reader = (file: Uint8Array) => {
  const bytes = Buffer.from(file);
  let at = 0;
  const take = (n: number): Buffer => {
    if (at + n > bytes.length) throw new Error(`the file ends at ${bytes.length}, inside a field at ${at}`);
    at += n;
    return bytes.subarray(at - n, at);
  };
  const end = () => {
    if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes behind the end`);
  };
  return { take, end, byte: () => take(1)[0]!, word: () => take(2).readUInt16BE(0) };
};

/** Adobe Photoshop File Formats Specification, Color Swatches: version 1, then version 2 of the same colours with names. */
export const readAco = (file: Uint8Array): PaletteFile => {
  const { take, end, word } = reader(file);
  const colorOf = (): number[] => {
    if (word() !== 0) throw new Error('another colour space than RGB');
    const rgb = [word(), word(), word()];
    if (word() !== 0) throw new Error('a fourth channel');
    return rgb.map((v) => v / 257);
  };
  const count = (version: number): number => {
    if (word() !== version) throw new Error(`not version ${version}`);
    return word();
  };
  const plain = Array.from({ length: count(1) }, colorOf);
  const colors = Array.from({ length: count(2) }, () => {
    const rgb = colorOf();
    if (word() !== 0) throw new Error('no zero before the name');
    const units = Array.from({ length: word() }, () => take(2).readUInt16BE(0));
    if (units.pop() !== 0) throw new Error('a name does not end with zero');
    return { name: String.fromCharCode(...units), rgb };
  });
  end();
  if (JSON.stringify(plain) !== JSON.stringify(colors.map(({ rgb }) => rgb))) throw new Error('the versions differ');
  return { colors };
};

/** A GIMP palette: its first line, `Name:`, `Columns:`, then a colour a line. */
export const readGpl = (text: string): PaletteFile => {
  const [first, title, columns, ...rest] = text.split('\n');
  const name = /^Name: (.+)$/.exec(title ?? '')?.[1];
  if (first !== 'GIMP Palette' || name === undefined || !/^Columns: \d+$/.test(columns ?? ''))
    throw new Error('no head');
  if (rest.pop() !== '') throw new Error('the last line has no end');
  const colors = rest
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [, r, g, b, label] = /^ *(\d{1,3}) +(\d{1,3}) +(\d{1,3})\t(.+)$/.exec(line) ?? [];
      if (label === undefined) throw new Error(`not a colour: ${line}`);
      return { name: label, rgb: [r, g, b].map(Number) };
    });
  return { name, colors };
};

/** A typed stream of Foundation, little-endian, with an NSColorList in it: texts, classes and objects by their labels. */
export const readClr = (file: Uint8Array): PaletteFile => {
  const { take, end, byte } = reader(file);
  const [texts, objects]: [string[], { kind?: string }[]] = [[], []];
  const whole = (): number => {
    const first = byte();
    if (first === 0x81) return take(2).readInt16LE(0);
    if (first > 0x7f && first < 0x92) throw new Error(`the mark ${first} where a number should be`);
    return (first << 24) >> 24;
  };
  const float = (): number => {
    const first = byte();
    return first === 0x83 ? take(4).readFloatLE(0) : first;
  };
  const expect = (value: number, wanted: number, what: string) => {
    if (value !== wanted) throw new Error(`${what}: ${value}, not ${wanted}`);
  };
  const text = (): string => {
    const mark = byte();
    if (mark !== 0x84) {
      const known = texts[mark - 0x92];
      if (known === undefined) throw new Error(`no text has the label ${mark}`);
      return known;
    }
    const value = take(whole()).toString('latin1');
    texts.push(value);
    return value;
  };
  const types = (wanted: string) => {
    const found = text();
    if (found !== wanted) throw new Error(`values of ${found}, not of ${wanted}`);
  };
  const kind = (): string | undefined => {
    const mark = byte();
    if (mark === 0x85) return undefined;
    if (mark !== 0x84) {
      const known = objects[mark - 0x92]?.kind;
      if (known === undefined) throw new Error(`no class has the label ${mark}`);
      return known;
    }
    const name = text();
    objects.push({ kind: name });
    whole();
    kind();
    return name;
  };
  const object = <Read>(wanted: string, read: () => Read): Read => {
    expect(byte(), 0x84, 'a new object');
    objects.push({});
    if (kind() !== wanted) throw new Error(`not an object of ${wanted}`);
    const value = read();
    expect(byte(), 0x86, 'the end of an object');
    return value;
  };
  expect(byte(), 4, 'the version of the stream');
  if (take(whole()).toString('latin1') !== 'streamtyped') throw new Error('no typed stream');
  expect(whole(), 1000, 'the version of the system');
  types('i');
  expect(whole(), 1, 'the version of the list');
  types('@i');
  expect(byte(), 0x85, 'a list without a name');
  const colors = Array.from({ length: whole() }, () => {
    types('@@');
    const rgb = object('NSColor', () => {
      types('c');
      expect(whole(), 1, 'a calibrated RGB colour');
      types('ffff');
      const channels = [float(), float(), float()];
      expect(float(), 1, 'the opacity');
      return channels.map((v) => 255 * v);
    });
    const name = object('NSString', () => {
      types('+');
      return take(whole()).toString('utf8');
    });
    return { name, rgb };
  });
  end();
  return { colors };
};
