import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { COLOR_TEXT } from '../../src/design/files/color-text.ts';
import { envelopeOf } from '../../src/design/files/format.ts';
import { COLOR_FORMATS, NOTATIONS } from '../../src/design/files/swatches.ts';
import { exportGradient } from '../../src/design/gradient/export.ts';
import { generateGradient } from '../../src/design/gradient/generate.ts';
import { INTERPOLATION_IDS, INTERPOLATIONS } from '../../src/design/gradient/interpolation/index.ts';
import { evenStops } from '../../src/design/gradient/ramp.ts';
import {
  exportHarmony,
  HARMONY_FORMAT_IDS,
  HARMONY_FORMATS,
  type HarmonyFormat,
} from '../../src/design/harmony/export.ts';
import { exportPalette, PALETTE_FORMAT_IDS, PALETTE_FORMATS } from '../../src/design/palette/export.ts';
import { exportShades, SHADE_FORMAT_IDS, SHADE_FORMATS } from '../../src/design/shade/export.ts';
import { readValue } from '../../src/design/tokens/value.ts';
import { safeFilename } from '../../src/schemas/file.ts';
import { readAse } from './consumers/ase.ts';
import { cssErrors, customProperties, isCssColor } from './consumers/css.ts';
import { readCsv } from './consumers/csv.ts';
import { HOSTILE } from './consumers/names.ts';
import { renderSvg } from './consumers/svg.ts';
import { tailwindClasses } from './consumers/tailwind.ts';
import { readXml } from './consumers/xml.ts';

const HEXES = ['#0b3d91', '#ffcc00', '#d7263d'];
const ROLES = ['base', 'accent', 'contrast'];
const colors = HEXES.map(rgb);
const harmony = { harmony_id: 'triadic-210-0.6-0.5', colors: colors.map((color, i) => ({ color, role: ROLES[i]! })) };
const text = (format: HarmonyFormat, options = {}, data = harmony): string =>
  exportHarmony(format, data, options).content as string;
/** A harmony whose every name is one of these. */
const hostile = { harmony_id: HOSTILE[0], colors: HOSTILE.map((role) => ({ color: colors[0]!, role })) };

describe('css', () => {
  it('is understood by css-tree, every value a colour', () => {
    for (const color_format of COLOR_FORMATS) {
      const sheet = text('css', { color_format });
      expect(cssErrors(sheet)).toEqual([]);
      const properties = customProperties(sheet)[':root']!;
      expect(Object.keys(properties)).toEqual(ROLES.map((role) => `--harmony-${role}`));
      expect(Object.values(properties).every(isCssColor)).toBe(true);
    }
    expect(customProperties(text('css'))[':root']).toEqual({
      '--harmony-base': HEXES[0],
      '--harmony-accent': HEXES[1],
      '--harmony-contrast': HEXES[2],
    });
  });
  it('puts hex before OKLCH, which only browsers that know it read', () => {
    const sheet = text('css', { color_format: 'oklch' });
    expect(sheet.indexOf('#0b3d91')).toBeLessThan(sheet.indexOf('@supports (color: oklch('));
  });
  it('is not what css-tree takes when it is broken', () => {
    expect(cssErrors(text('css').replace(';', '; }'))).not.toEqual([]);
    expect(isCssColor('#0b3d9')).toBe(false);
    expect(isCssColor('oklch(0.4 0.1)')).toBe(false);
  });
});

describe('colour notations', () => {
  it.each(COLOR_FORMATS)('%s reads back to the same bytes', (format) => {
    for (let i = 0; i < 4096; i += 1) {
      const color = { r: (i * 37) & 255, g: (i * 101) & 255, b: (i * 197 + (i >> 4)) & 255 };
      const read = readValue(COLOR_TEXT[format](color), [], 'value');
      expect(read).toEqual({ kind: 'color', color, alpha: 1 });
    }
  });
});

describe('notation', () => {
  it('is color_format by its other name, in every format that has it', () => {
    for (const format of ['css', 'scss', 'utility'] as const)
      for (const notation of NOTATIONS)
        expect(text(format, { notation })).toBe(text(format, { color_format: notation }));
    expect(text('css', { notation: 'p3', color_format: 'rgb' })).toBe(text('css', { color_format: 'rgb' }));
  });
  it('takes the Display P3 of a step as it was sent', () => {
    const [wide, p3] = [rgb('#00ff00'), 'color(display-p3 0 1 0)'];
    const steps = [
      { color: wide, token: '500', p3 },
      { color: wide, token: '600' },
    ];
    expect(exportShades('scss', { steps }, { notation: 'p3' }).content).toContain(`$shade-500: ${p3};`);
    const sheet = exportShades('css', { steps }, { notation: 'p3' }).content as string;
    expect(sheet).toContain(`--shade-500: ${p3};`);
    expect(sheet).toMatch(/--shade-600: color\(display-p3 0\.458\d* 0\.985\d* 0\.298\d*\);/);
    expect(sheet).not.toContain('@media');
    expect(exportShades('css', { steps }, { notation: 'oklch' }).content).toContain('--shade-500: oklch(0.866');
  });
});

describe('utility', () => {
  it('gives Tailwind CSS 4 its classes', async () => {
    const css = await tailwindClasses(text('utility'), ['bg-harmony-accent', 'text-harmony-base']);
    expect(css).toContain('.bg-harmony-accent');
    expect(css).toContain('background-color: var(--color-harmony-accent)');
    expect(css).toContain('--color-harmony-accent: #ffcc00');
    expect(css).toContain('.text-harmony-base');
  });
  it('gives none when it is broken', async () => {
    expect(
      await tailwindClasses(text('utility').replaceAll('--color-', '--colour-'), ['bg-harmony-accent']),
    ).not.toContain('.bg-harmony-accent');
    await expect(tailwindClasses(text('utility').replace('}', ''), ['bg-harmony-accent'])).rejects.toThrow();
  });
  it('is a configuration file for version 3', () => {
    const file = exportHarmony('utility', harmony, { version: 3 });
    expect([file.media_type, file.filename]).toEqual(['text/javascript', 'triadic-210-0-6-0-5.config.cjs']);
    const module = { exports: {} };
    new Function('module', file.content as string)(module);
    expect(module.exports).toEqual({
      theme: { extend: { colors: { harmony: { base: HEXES[0], accent: HEXES[1], contrast: HEXES[2] } } } },
    });
  });
});

describe('ase', () => {
  const bytes = exportHarmony('ase', harmony, {}).content as Buffer;
  it('is Adobe Swatch Exchange', () => {
    const { groups } = readAse(bytes);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.name).toBe('Harmony triadic-210-0.6-0.5');
    expect(groups[0]!.colors.map(({ name, type }) => [name, type])).toEqual(ROLES.map((role) => [role, 0]));
    for (const [i, { rgb: values }] of groups[0]!.colors.entries())
      expect(
        toHex({ r: Math.round(values[0]! * 255), g: Math.round(values[1]! * 255), b: Math.round(values[2]! * 255) }),
      ).toBe(HEXES[i]);
  });
  it('carries names in any script', () => {
    const { groups } = readAse(exportHarmony('ase', hostile, {}).content as Buffer);
    expect(groups[0]!.colors.map(({ name }) => name)).toContain('🎨');
    expect(groups[0]!.colors.map(({ name }) => name)).toContain('ключ');
  });
  it('is in base64 inside JSON', () => {
    const envelope = envelopeOf(exportHarmony('ase', harmony, {}));
    expect(envelope.encoding).toBe('base64');
    expect(Buffer.from(envelope.content, 'base64').equals(bytes)).toBe(true);
  });
  it('is not read when it is broken', () => {
    expect(() => readAse(bytes.subarray(0, -1))).toThrow();
    const longer = Buffer.from(bytes);
    longer.writeUInt32BE(longer.readUInt32BE(14) + 1, 14);
    expect(() => readAse(longer)).toThrow();
  });
});

describe('ase-json', () => {
  it('is what the codecs of npm decode to', () => {
    const { content } = exportPalette('ase-json', colors, {});
    expect(JSON.parse(content as string)).toEqual({
      version: '1.0',
      groups: [],
      colors: colors.map(({ r, g, b }, i) => ({
        name: String(i + 1),
        model: 'RGB',
        color: [r / 255, g / 255, b / 255],
        type: 'global',
      })),
    });
  });
});

describe('svg', () => {
  it.each([
    [{}, 800, 120],
    [{ width: 301, height: 40 }, 301, 40],
    [{ labels: true, width: 600, height: 100 }, 600, 100],
  ])('with %j shows every colour in its band', async (options, width, height) => {
    const picture = await renderSvg(text('svg', options));
    expect([picture.width, picture.height]).toEqual([width, height]);
    for (const [i, hex] of HEXES.entries())
      for (const x of [Math.round((i * width) / 3) + 1, Math.round(((i + 1) * width) / 3) - 2])
        expect([i, x, picture.at(x, 2)]).toEqual([i, x, hex]);
  });
  it('is well-formed, with the names as titles', () => {
    const titles = readXml(text('svg'))
      .filter(({ name }) => name === 'title')
      .map(({ text: words }) => words);
    expect(titles).toEqual(['Harmony triadic-210-0.6-0.5', ...ROLES]);
  });
  it('is not well-formed when it is broken', () => {
    expect(() => readXml(text('svg').replace('</title>', ''))).toThrow();
  });
});

describe('csv', () => {
  it('has a record for every colour', () => {
    expect(readCsv(text('csv'))).toEqual([
      ['index', 'role', 'hex', 'r', 'g', 'b'],
      ...HEXES.map((hex, i) => [String(i + 1), ROLES[i], hex, ...Object.values(rgb(hex)).map(String)]),
    ]);
  });
  it('quotes what needs it, and leaves no formula to a spreadsheet', () => {
    const roles = readCsv(
      text(
        'csv',
        {},
        {
          ...harmony,
          colors: [
            { color: colors[0]!, role: 'a "b", c' },
            { color: colors[1]!, role: '=1+1' },
          ],
        },
      ),
    ).map((record) => record[1]);
    expect(roles).toEqual(['role', 'a "b", c', "'=1+1"]);
  });
  it('is not read when it is broken', () => {
    expect(() => readCsv('a,"b"c\r\n')).toThrow();
    expect(() => readCsv('a,b\n')).toThrow();
  });
});

describe('hex and json', () => {
  it('hold the colours in order', () => {
    expect(text('hex')).toBe(`${HEXES.join('\n')}\n`);
    expect(JSON.parse(text('json'))).toEqual({
      harmony_id: harmony.harmony_id,
      colors: HEXES.map((hex, i) => ({ hex, role: ROLES[i] })),
    });
    expect(
      JSON.parse(exportPalette('json', colors, {}).content as string).colors.map(({ hex }: { hex: string }) => hex),
    ).toEqual(HEXES);
  });
});

describe('names that strangers chose', () => {
  it('break out of no file', async () => {
    const sheet = text('css', {}, hostile);
    expect(cssErrors(sheet)).toEqual([]);
    expect(Object.keys(customProperties(sheet))).toEqual([':root']);
    expect(await tailwindClasses(text('utility', {}, hostile), [])).not.toContain('display');
    const module = { exports: {} as { theme?: unknown } };
    new Function('module', text('utility', { version: 3 }, hostile))(module);
    expect(Object.keys(module.exports)).toEqual(['theme']);
    const elements = new Set(readXml(text('svg', { labels: true }, hostile)).map(({ name }) => name));
    expect([...elements].sort()).toEqual(['rect', 'svg', 'text', 'title']);
    expect((await renderSvg(text('svg', { labels: true }, hostile))).width).toBe(800);
    for (const record of readCsv(text('csv', {}, hostile))) {
      expect(record).toHaveLength(6);
      expect(record[1]).not.toMatch(/^[=+@-]/);
    }
  });
  it('stay apart', () => {
    const names = Object.keys(customProperties(text('css', {}, hostile))[':root']!);
    expect(new Set(names).size).toBe(HOSTILE.length);
  });
  it('make a file name that can stand in a header', () => {
    for (const id of HOSTILE) {
      const { filename } = exportHarmony('css', { ...harmony, harmony_id: id }, {});
      expect(filename).toMatch(/^[a-z0-9.-]+\.css$/);
      expect(safeFilename(filename)).toBe(filename);
    }
  });
  it('are refused as a prefix that contains no letter', () => {
    expect(() => text('css', { prefix: '🎨' })).toThrow(/options\.prefix/);
    expect(text('css', { prefix: 'My Brand*/' })).toContain('--my-brand-base');
  });
});

describe('every format', () => {
  const tables = [
    ...PALETTE_FORMAT_IDS.map((id) => ['palette', id, PALETTE_FORMATS[id], exportPalette(id, colors, {})] as const),
    ...HARMONY_FORMAT_IDS.map((id) => ['harmony', id, HARMONY_FORMATS[id], exportHarmony(id, harmony, {})] as const),
    ...SHADE_FORMAT_IDS.map(
      (id) =>
        [
          'shade',
          id,
          SHADE_FORMATS[id],
          exportShades(id, { steps: colors.map((color, i) => ({ color, token: String(100 * (i + 1)) })) }, {}),
        ] as const,
    ),
  ];
  it.each(tables)('%s %s is listed under its id and says what it is', (_, id, format, file) => {
    expect([format.id, file.format, file.media_type]).toEqual([id, id, format.media_type]);
    expect(file.filename.endsWith(`.${format.extension}`)).toBe(true);
    expect(file.content.length).toBeGreaterThan(10);
  });
  it('names shades by their tokens', () => {
    const { content } = exportShades('css', { steps: [{ color: colors[0]!, token: '500' }] }, {});
    expect(customProperties(content as string)[':root']).toEqual({ '--shade-500': '#0b3d91' });
  });
});

describe('a palette file', () => {
  const called = (format: (typeof PALETTE_FORMAT_IDS)[number], options = {}) =>
    exportPalette(format, colors, options, ({ r }) => `shade */ of ${r}`).content as string;
  it('names its colours beside their values', () => {
    expect(customProperties(called('css'))[':root']!['--palette-1']).toBe('#0b3d91');
    expect(called('css')).toContain('--palette-1: #0b3d91; /* shade * / of 11 */');
    expect(cssErrors(called('css'))).toEqual([]);
    expect(called('scss')).toContain('$palette-1: #0b3d91; // shade * / of 11');
    expect(called('utility')).toContain('--color-palette-1: #0b3d91; /* shade * / of 11 */');
    expect(called('utility', { version: 3 })).toContain("'1': '#0b3d91', // shade * / of 11");
    expect(JSON.parse(called('json')).colors[0]).toMatchObject({ hex: '#0b3d91', name: 'shade */ of 11' });
    expect(JSON.parse(called('ase-json')).colors[0].name).toBe('shade */ of 11');
    expect(called('svg')).toContain('<title>shade */ of 11</title>');
    // A list of hex values stays one: whatever reads it takes every line for a colour.
    expect(called('hex').split('\n')[0]).toBe('#0b3d91');
  });
});

describe('gradient files', () => {
  const data = (
    interpolation: (typeof INTERPOLATION_IDS)[number],
    easing: 'linear' | 'quad-in' = 'linear',
    steps = 5,
  ) => {
    const made = generateGradient({ colors, steps, interpolation, easing });
    return {
      colors: made.colors.map(({ hex, position }) => ({ color: rgb(hex), position })),
      stops: evenStops(colors),
      interpolation: INTERPOLATIONS[interpolation],
      easing,
    };
  };
  const css = (...given: Parameters<typeof data>) => exportGradient('css', data(...given), {}).content as string;
  const lines = (sheet: string) => sheet.match(/background-image: .*;/g)!;

  it.each(INTERPOLATION_IDS)('%s: the fallback is a gradient that css-tree knows', (id) => {
    const [fallback] = lines(css(id));
    expect(cssErrors(`.a { ${fallback} }`)).toEqual([]);
    for (const hex of [HEXES[0]!, HEXES[2]!]) expect(fallback).toContain(hex);
  });
  it('is drawn by browsers themselves where CSS knows the space, after the fallback', () => {
    expect(lines(css('oklab'))[1]).toBe(
      `background-image: linear-gradient(90deg in oklab, ${HEXES[0]} 0%, ${HEXES[1]} 50%, ${HEXES[2]} 100%);`,
    );
    // This one leaves sRGB between its first two stops, and none but there.
    const native = lines(css('oklch-short'))[1]!;
    expect(native).toMatch(/^background-image: linear-gradient\(90deg in oklch shorter hue, #0b3d91 0%, #/);
    expect(native).toContain(`, ${HEXES[1]} 50%, ${HEXES[2]} 100%);`);
    expect(lines(css('hwb-increasing'))[1]).toContain('in hwb increasing hue');
    expect(lines(css('oklab'))[1]).toContain('in oklab,');
    expect(lines(css('okhsl-short'))).toHaveLength(1);
    expect(css('okhsl-short')).toContain('Sampled: CSS does not interpolate in okhsl-short');
    expect(lines(css('oklab', 'quad-in'))).toHaveLength(1);
  });
  it('thins many samples only where the exact gradient follows', () => {
    expect(lines(css('oklab', 'linear', 1024))[0]!.match(/#/g)).toHaveLength(33);
    expect(lines(css('luv', 'linear', 100))[0]!.match(/#/g)).toHaveLength(100);
  });
  it('may be radial or conic', () => {
    for (const type of ['radial', 'conic'] as const) {
      const sheet = exportGradient(
        'css',
        { ...data('srgb'), interpolation: undefined },
        { type, angle: 45, prefix: 'Sky' },
      ).content as string;
      expect(cssErrors(sheet)).toEqual([]);
      expect(sheet).toContain(`.sky {\n  background-image: ${type}-gradient(`);
    }
  });
  it('is not what css-tree takes when it is broken', () => {
    expect(cssErrors(css('luv').replace('90deg', '90dog'))).not.toEqual([]);
  });
  it('is drawn as SVG from the first colour to the last', async () => {
    const picture = await renderSvg(
      exportGradient('svg', data('oklab', 'linear', 33), { width: 400, height: 20 }).content as string,
    );
    const near = (x: number, color: (typeof colors)[0]) => {
      const seen = rgb(picture.at(x, 10));
      for (const c of ['r', 'g', 'b'] as const) expect(Math.abs(seen[c] - color[c])).toBeLessThanOrEqual(4);
    };
    near(0, colors[0]!);
    near(200, colors[1]!);
    near(399, colors[2]!);
    const upright = await renderSvg(
      exportGradient('svg', data('oklab', 'linear', 33), { width: 40, height: 400, angle: 180 }).content as string,
    );
    expect([upright.at(0, 200), upright.at(39, 200)]).toEqual([upright.at(20, 200), upright.at(20, 200)]);
    expect(upright.at(20, 0)).not.toBe(upright.at(20, 399));
  });
  it('is JSON that can be sent back', () => {
    const {
      interpolation,
      stops,
      colors: listed,
    } = JSON.parse(exportGradient('json', data('oklab'), {}).content as string);
    expect([interpolation, stops.length, listed.length]).toEqual(['oklab', 3, 5]);
  });
});
