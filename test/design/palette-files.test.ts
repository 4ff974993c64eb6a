import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { exportHarmony } from '../../src/design/harmony/export.ts';
import { exportPalette } from '../../src/design/palette/export.ts';
import { exportShades } from '../../src/design/shade/export.ts';
import { exportTokens } from '../../src/design/tokens/export.ts';
import { readAse } from './consumers/ase.ts';
import { HOSTILE } from './consumers/names.ts';
import { type PaletteFile, readAco, readClr, readGpl } from './consumers/palette-files.ts';
import { CHAIN, generated, light } from './tokens/formats/harbour.ts';

const FORMATS = ['ase', 'aco', 'gpl', 'clr'] as const;
type Format = (typeof FORMATS)[number];

const READERS: Record<Format, (content: string | Uint8Array) => PaletteFile> = {
  ase: (content) => {
    const [group] = readAse(content as Uint8Array).groups;
    return { colors: group!.colors.map(({ name, rgb: channels }) => ({ name, rgb: channels.map((v) => 255 * v) })) };
  },
  aco: (content) => readAco(content as Uint8Array),
  gpl: (content) => readGpl(content as string),
  clr: (content) => readClr(content as Uint8Array),
};
/** Names and colours of a file as its program reads them. */
const read = (format: Format, content: string | Uint8Array) =>
  READERS[format](content).colors.map(({ name, rgb: [r, g, b] }) => [
    name,
    toHex({ r: Math.round(r!), g: Math.round(g!), b: Math.round(b!) }),
  ]);

const HEXES = ['#0b3d91', '#ffcc00', '#d7263d', '#000000', '#ffffff'];
const colors = HEXES.map(rgb);

describe.each(FORMATS)('%s', (format) => {
  it('holds the colours of palettes, harmonies and scales with their names', () => {
    expect(read(format, exportPalette(format, colors, {}).content)).toEqual(HEXES.map((hex, i) => [`${i + 1}`, hex]));
    const roles = { colors: colors.map((color, i) => ({ color, role: `role ${i}` })) };
    expect(read(format, exportHarmony(format, roles, {}).content)).toEqual(HEXES.map((hex, i) => [`role ${i}`, hex]));
    const steps = colors.map((color, i) => ({ color, token: `${100 * i}` }));
    expect(read(format, exportShades(format, { steps }, {}).content)).toEqual(
      HEXES.map((hex, i) => [`${100 * i}`, hex]),
    );
  });
  it('holds every colour of a set of tokens that stands for itself', () => {
    const file = exportTokens({ format: 'figma', variant: format, tokens: generated, name: 'Harbour' });
    expect(file.filename).toBe(`harbour-palette.${format}`);
    const own = light.filter(({ hex, value }) => hex && /^#[0-9a-f]{6}$/.test(value));
    const names = read(format, file.content);
    for (const { name, hex } of own) expect(names).toContainEqual([name.replace('--color-', ''), hex]);
    expect(read(format, exportTokens({ format: 'figma', variant: format, tokens: CHAIN }).content)).toEqual([
      ['blue-600', '#336699'],
      ['blue-300', '#99ccff'],
    ]);
    expect(() => exportTokens({ format: 'figma', variant: format, tokens: [{ name: 'a', value: '1px' }] })).toThrow(
      /no opaque colour/,
    );
  });
  it('takes no harm from names that strangers chose, and writes them in any script', () => {
    const roles = { colors: HOSTILE.map((role) => ({ color: colors[0]!, role })) };
    const found = read(format, exportHarmony(format, roles, {}).content);
    expect(found).toHaveLength(HOSTILE.length);
    expect(found.map(([name]) => name)).toContain('ключ');
    expect(found.every(([, hex]) => hex === HEXES[0])).toBe(true);
  });
  it('is not read when it is broken', () => {
    const { content } = exportPalette(format, colors, {});
    const broken = typeof content === 'string' ? content.slice(0, -2) : content.subarray(0, -1);
    expect(() => read(format, broken)).toThrow();
  });
});

describe('clr', () => {
  it('holds more colours than a byte counts, each under a name of its own', () => {
    const many = Array.from({ length: 300 }, (_, i) => rgb(`#${(i * 977).toString(16).padStart(6, '0')}`));
    const found = read('clr', exportPalette('clr', many, {}, () => 'blue').content);
    expect(found).toHaveLength(300);
    expect(new Set(found.map(([name]) => name)).size).toBe(300);
    expect(found.map(([, hex]) => hex)).toEqual(many.map(toHex));
  });
  it('is byte for byte, for one colour, as the published description of the format has it', () => {
    const { content } = exportPalette('clr', [rgb('#ff0000')], {});
    const bytes = [
      ...[4, 11, ...Buffer.from('streamtyped'), 129, 232, 3, 132, 1, 105, 1, 132, 2, 64, 105, 133, 1],
      ...[132, 2, 64, 64, 132, 132, 132, 7, ...Buffer.from('NSColor'), 0, 132, 132, 8, ...Buffer.from('NSObject'), 0],
      ...[133, 132, 1, 99, 1, 132, 4, 102, 102, 102, 102, 1, 0, 0, 1, 134],
      ...[132, 132, 132, 8, ...Buffer.from('NSString'), 1, 148, 132, 1, 43, 1, 49, 134],
    ];
    expect([...(content as Uint8Array)]).toEqual(bytes);
  });
});
