import { describe, expect, it } from 'vitest';
import { adaptationMatrix } from '../../src/color/adaptation.ts';
import { averageColor, HUE_WAYS, mixColors } from '../../src/color/mix.ts';
import { adaptReport } from '../../src/color/mix-report.ts';
import { readColor } from '../../src/color/read-color.ts';
import { toHex } from '../../src/color/rgb.ts';
import { SPACE_LIST, type SpaceId, spaces } from '../../src/color/spaces/index.ts';
import { toSrgb } from '../../src/color/to-srgb.ts';
import { WHITE_NAMES } from '../../src/color/white-point.ts';
import golden from '../reference/adaptation.json' with { type: 'json' };

const read = (text: string) => readColor(text).color!;
const xyz = (text: string) => read(text).itself.at('xyz-d65');
const close = (a: readonly number[], b: readonly number[], within: number) =>
  expect(Math.max(...a.map((v, i) => Math.abs(v - b[i]!)))).toBeLessThan(within);

const PAIRS = [
  ['#336699', '#ffcc00'],
  ['rgb(255 0 0 / 0.25)', 'rgb(0 0 255 / 0.75)'],
  ['#808080', '#ff0000'],
  ['color(display-p3 0 1 0)', 'oklch(0.6 0.2 10)'],
  ['hsl(40 80% 50%)', 'hsl(300 50% 50% / 0.5)'],
] as const;
const CSS: readonly SpaceId[] = [
  'srgb',
  'srgb-linear',
  'lab',
  'oklab',
  'xyz-d65',
  'xyz-d50',
  'lch',
  'oklch',
  'hsl',
  'hwb',
];

const MISSING = [
  'oklch(none 0.1 20)',
  'oklch(0.6 none 20)',
  'oklch(0.6 0.1 none)',
  'hsl(none 50% 50%)',
  'hsl(20 none 50%)',
  'lab(50 none 20)',
  'oklab(0.5 0.1 none)',
  'color(srgb none 0.5 0.2)',
  'color(xyz 0.2 none 0.2)',
  'rgb(20 60 200 / none)',
  'oklch(0.6 0 20)',
];

describe('a mix', () => {
  it.each(CSS)('is that of color-mix() in %s', (id) => {
    const ways = spaces[id].hue === undefined ? ([''] as const) : HUE_WAYS;
    for (const [a, b] of PAIRS)
      for (const way of ways)
        for (const amount of [0.25, 0.5]) {
          const css = read(`color-mix(in ${id} ${way === '' ? '' : `${way} hue`}, ${a} ${100 - 100 * amount}%, ${b})`);
          const mix = mixColors(read(a), read(b), { space: spaces[id], way: way || 'shorter', amount });
          // Hues of colours that are nearly grey differ by rounding.
          close(mix.itself.at('xyz-d65'), css.itself.at('xyz-d65'), 1e-6);
          expect(mix.alpha).toBeCloseTo(css.alpha, 9);
        }
  });

  it.each(CSS)('carries missing coordinates over as color-mix() does, in %s', (id) => {
    for (const a of MISSING)
      for (const b of ['#cc6633', 'oklch(0.6 0.1 200 / 0.4)', 'oklch(none 0.1 20)']) {
        const css = read(`color-mix(in ${id}, ${a}, ${b})`);
        const mix = mixColors(read(a), read(b), { space: spaces[id], way: 'shorter', amount: 0.5 });
        close(mix.itself.at('xyz-d65'), css.itself.at('xyz-d65'), 1e-6);
        expect([a, b, mix.alpha]).toEqual([a, b, expect.closeTo(css.alpha, 9)]);
      }
  });

  it('carries them over in spaces that CSS has not', () => {
    const mixed = (space: SpaceId, a: string, b: string) =>
      mixColors(read(a), read(b), { space: spaces[space], way: 'shorter', amount: 0.5 }).coordinates;
    const { channels } = spaces['cam16-jmh'];
    const hue = channels.findIndex((channel) => channel.id === 'h');
    const alone = mixed('cam16-jmh', '#3366cc', '#3366cc')[hue];
    expect(mixed('cam16-jmh', 'oklch(0.6 0.1 none)', '#3366cc')[hue]).toBeCloseTo(alone!, 9);
    expect(mixed('oklch', 'oklch(none 0.1 20)', 'oklch(none 0.1 20)')[0]).toBeNaN();
  });

  it('has its ends at the colours themselves, in every space', () => {
    for (const space of SPACE_LIST)
      for (const [amount, end] of [
        [0, '#7a5c99'],
        [1, '#3f8a55'],
      ] as const) {
        const { itself } = mixColors(read('#7a5c99'), read('#3f8a55'), { space, way: 'shorter', amount });
        expect([space.id, toHex(toSrgb(itself))]).toEqual([space.id, end]);
      }
  });
});

describe('a mean', () => {
  it('of two equal weights is their mix, in spaces without a hue', () => {
    for (const id of ['oklab', 'srgb-linear', 'lab', 'xyz-d65'] as const)
      for (const [a, b] of PAIRS) {
        const mean = averageColor([read(a), read(b)], [1, 1], spaces[id]);
        const mix = mixColors(read(a), read(b), { space: spaces[id], way: 'shorter', amount: 0.5 });
        close(mean.itself.at('xyz-d65'), mix.itself.at('xyz-d65'), 1e-12);
      }
  });

  it('weighs, and takes hues as directions', () => {
    const [red, blue] = ['#ff0000', '#0000ff'].map(read) as [ReturnType<typeof read>, ReturnType<typeof read>];
    close(averageColor([red, blue], [1, 0], spaces.oklch).itself.at('xyz-d65'), xyz('#ff0000'), 1e-9);
    const hues = [350, 20].map((h) => read(`oklch(0.6 0.1 ${h})`));
    expect(averageColor(hues, [1, 1], spaces.oklch).coordinates[2]).toBeCloseTo(5, 9);
    expect(averageColor(hues, [3, 1], spaces.oklch).coordinates[2]).toBeLessThan(0.5 + 360);
    const against = [0, 180].map((h) => read(`oklch(0.6 0.1 ${h})`));
    expect(averageColor(against, [1, 1], spaces.oklch).coordinates[2]).toBeNaN();
    const translucent = averageColor([read('rgb(255 0 0 / 0)'), blue], [1, 1], spaces.oklab);
    close(translucent.itself.at('xyz-d65'), xyz('#0000ff'), 1e-9);
    expect(translucent.alpha).toBe(0.5);
    const hueless = [read('oklch(0.6 0.1 none)'), read('oklch(0.6 0.1 200)')];
    expect(averageColor(hueless, [1, 1], spaces.oklch).coordinates[2]).toBeCloseTo(200, 9);
    const dark = [read('oklch(none 0.1 200)'), read('oklch(0.6 0.1 200 / none)'), read('oklch(0.6 0.1 200 / 0.4)')];
    const mean = averageColor(dark.slice(0, 2), [1, 1], spaces.oklch);
    expect([mean.coordinates[0], mean.alpha]).toEqual([expect.closeTo(0.6, 9), 1]);
    expect(averageColor(dark.slice(1), [1, 1], spaces.oklch).alpha).toBeCloseTo(0.4, 9);
  });
});

describe('adaptation', () => {
  it.each(golden.cases)('by $method from $from to $to is that of two programs', (one) => {
    const white = (name: string, [x, y]: number[]) =>
      (WHITE_NAMES as readonly string[]).includes(name) ? (name as 'D65') : { x: x!, y: y! };
    const { xyz: adapted } = adaptReport({
      xyz: one.xyz,
      from: white(one.from, one.from_xy),
      to: white(one.to, one.to_xy),
      observer: 2,
      adaptation: one.method as 'cat02',
    });
    close(adapted, one.adapted, 1e-9);
  });

  it('takes the white to the white, and is refused where a white has no response', () => {
    const matrix = adaptationMatrix([0.95, 1, 1.09], [0.9, 1, 0.8], 'cat16');
    close(
      matrix.map((row) => row[0] * 0.95 + row[1] + row[2] * 1.09),
      [0.9, 1, 0.8],
      1e-12,
    );
    const beyond = { xyz: [1, 1, 1], from: { x: 0.9, y: 0.2 }, to: 'D65', observer: 2, adaptation: 'cat02' } as const;
    expect(() => adaptReport(beyond)).toThrow(/from: x \+ y/);
    const impossible = { x: 0.7, y: 0.001 };
    expect(() => adaptReport({ ...beyond, from: impossible })).toThrow(/^from: is the white of no light/);
    expect(() => adaptReport({ ...beyond, from: 'D50', to: impossible })).toThrow(/^to: is the white of no light/);
  });
});
