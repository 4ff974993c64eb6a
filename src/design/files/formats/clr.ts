import { bytes, joined, latin1 } from '../binary.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';

/** Marks of a typed stream: something new, nil, an end, and numbers of more than a byte. */
const [NEW, NIL, END, SHORT, FLOAT] = [0x84, 0x85, 0x86, 0x81, 0x83] as const;
/** Names and classes that occurred before are meant by their place in the order in which they first occurred, from here on. */
const FIRST_LABEL = 0x92;

const byte = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** A whole number: one byte up to 127, else 16 bits, little-endian. */
const whole = (value: number): Uint8Array => {
  if (value < 128) return byte(value);
  const { all, view } = bytes(3);
  all[0] = SHORT;
  view.setUint16(1, value, true);
  return all;
};

/** 0 and 1 as whole numbers, what lies between as a 32-bit float, little-endian. */
const share = (value: number): Uint8Array => {
  if (value === 0 || value === 1) return byte(value);
  const { all, view } = bytes(5);
  all[0] = FLOAT;
  view.setFloat32(1, value, true);
  return all;
};

/** Texts and objects of a stream as they are met: written out the first time, by their label from then on. */
const labelled = () => {
  const [texts, objects]: [string[], string[]] = [[], []];
  const text = (value: string): Uint8Array => {
    const at = texts.indexOf(value);
    if (at >= 0) return byte(FIRST_LABEL + at);
    texts.push(value);
    return joined([byte(NEW), whole(value.length), latin1(value)]);
  };
  /** A class with its version, and those above it. */
  const kind = (name: string, version: number, above: () => Uint8Array): Uint8Array => {
    const at = objects.indexOf(name);
    if (at >= 0) return byte(FIRST_LABEL + at);
    objects.push(name);
    return joined([byte(NEW), text(name), whole(version), above()]);
  };
  /** An object counts from where it begins. */
  const object = (write: () => readonly Uint8Array[]): Uint8Array => {
    objects.push('');
    return joined([byte(NEW), ...write(), byte(END)]);
  };
  return { text, kind, object };
};

const entryOf = ({ label, color }: NamedColor, { text, kind, object }: ReturnType<typeof labelled>): Uint8Array => {
  const root = () => kind('NSObject', 0, () => byte(NIL));
  const name = new TextEncoder().encode(label);
  return joined([
    text('@@'),
    object(() => [
      kind('NSColor', 0, root),
      text('c'),
      whole(1),
      text('ffff'),
      ...[color.r, color.g, color.b].map((v) => share(v / 255)),
      share(1),
    ]),
    object(() => [kind('NSString', 1, root), text('+'), whole(name.length), name]),
  ]);
};

/** Labels that occur again with a number: a list holds one colour by each name. */
const distinct = (items: readonly NamedColor[]): NamedColor[] => {
  const taken = new Set<string>();
  return items.map((item) => {
    let label = item.label;
    for (let again = 2; taken.has(label); again += 1) label = `${item.label} ${again}`;
    taken.add(label);
    return { ...item, label };
  });
};

/** A colour list of macOS (`~/Library/Colors`): an NSColorList as a typed stream, which every version of AppKit reads. */
export const clr = {
  id: 'clr',
  media_type: 'application/octet-stream',
  extension: 'clr',
  description: 'Colour list of the macOS colour panel (binary): RGB with names',
  write: ({ items }) => {
    const stream = labelled();
    return joined([
      joined([byte(4), whole(11), latin1('streamtyped'), whole(1000)]),
      joined([stream.text('i'), whole(1)]),
      joined([stream.text('@i'), byte(NIL), whole(items.length)]),
      ...distinct(items).map((item) => entryOf(item, stream)),
    ]);
  },
} satisfies FileFormat<Swatches, FileOptions>;
