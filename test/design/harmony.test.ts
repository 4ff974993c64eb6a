import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { generateHarmony, harmonyColors } from '../../src/design/harmony/generate.ts';
import { classifyHarmony } from '../../src/design/harmony/identify/classify.ts';
import { identifyHarmony } from '../../src/design/harmony/identify/identify.ts';
import { HARMONY_FAMILIES } from '../../src/design/harmony/method.ts';
import { HARMONIES, HARMONY_METHOD_IDS, HARMONY_METHODS } from '../../src/design/harmony/methods/index.ts';

const table = JSON.parse(readFileSync(new URL('../reference/harmony-methods.json', import.meta.url), 'utf8')) as {
  methods: { id: string; family: string; offsets: number[]; roles: string[] }[];
};

describe('the harmony methods', () => {
  it('are those of the published table', () => {
    expect(
      HARMONIES.map(({ id, family, offsets, roles }) => ({
        id,
        family,
        offsets: offsets.map((o) => Number(o.toFixed(3))),
        roles: [...roles],
      })),
    ).toEqual(table.methods);
  });
  it('are listed under their own ids, in five families of 5, 4, 6, 4 and 4', () => {
    expect(HARMONIES.map(({ id }) => id)).toEqual(HARMONY_METHOD_IDS);
    expect(HARMONY_FAMILIES.map((family) => HARMONIES.filter((m) => m.family === family).length)).toEqual([
      5, 4, 6, 4, 4,
    ]);
  });
});

const grid = (hues: readonly number[]) =>
  hues.flatMap((hue) =>
    [0.3, 0.5, 0.75, 1].flatMap((saturation) =>
      [0.25, 0.4, 0.5, 0.6, 0.75].map((lightness) => ({ hue, saturation, lightness })),
    ),
  );
const MONOCHROMATIC = HARMONY_METHOD_IDS.filter((id) => HARMONY_METHODS[id].family === 'monochromatic');

describe.each(HARMONIES)('$id', (method) => {
  const id = method.id as (typeof HARMONY_METHOD_IDS)[number];
  const expected = method.family === 'monochromatic' ? MONOCHROMATIC : [];

  it('is identified from its 8-bit colours, alone unless it is monochromatic', () => {
    for (const { hue, saturation, lightness } of grid(Array.from({ length: 15 }, (_, i) => i * 24 + (i % 5)))) {
      const colors = harmonyColors(method, { h: hue, s: saturation, l: lightness });
      const { best_match, ties, verdict } = identifyHarmony(colors);
      const found = {
        hue,
        saturation,
        lightness,
        ties: [...ties].sort(),
        hit: best_match?.method === id || ties.includes(id),
        verdict,
      };
      expect(found).toEqual({ hue, saturation, lightness, ties: [...expected].sort(), hit: true, verdict: 'exact' });
    }
  });

  it('is identified in any order', () => {
    const colors = harmonyColors(method, { h: 210, s: 0.6, l: 0.5 });
    fc.assert(
      fc.property(fc.shuffledSubarray(colors, { minLength: colors.length }), (shuffled) => {
        expect(identifyHarmony(shuffled)).toEqual(identifyHarmony(colors));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the base, and gives every member a role of its own', () => {
    const made = generateHarmony({ method: id, hue: 30, saturation: 1, lightness: 0.5, wheel: 'hsl' });
    expect(made.colors[0]).toMatchObject({ hex: '#ff8000', role: 'base', hue: expect.closeTo(30, 0) });
    expect(new Set(made.colors.map(({ role }) => role)).size).toBe(method.offsets.length);
    expect(made.harmony_id).toBe(`${id}-30-1-0.5`);
    expect(made.harmony_id.startsWith('har_')).toBe(false);
  });
});

describe('generate', () => {
  it('turns hues on the HSL wheel exactly', () => {
    const colors = harmonyColors(HARMONY_METHODS.hexadic, { h: 0, s: 1, l: 0.5 });
    expect(colors.map(toHex)).toEqual(['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff']);
  });
  it('tints, tones and shades by mixing with white, grey and black', () => {
    const of = (id: (typeof HARMONY_METHOD_IDS)[number]) =>
      harmonyColors(HARMONY_METHODS[id], { h: 0, s: 1, l: 0.5 }).map(toHex);
    expect(of('monochromatic_tints')).toEqual(['#ff0000', '#ff2e2e', '#ff5c5c', '#ff8a8a', '#ffb8b8']);
    expect(of('monochromatic_tones')).toEqual(['#ff0000', '#e81717', '#d12e2e', '#ba4545', '#a35c5c']);
    expect(of('monochromatic_shades')).toEqual(['#ff0000', '#d10000', '#a30000', '#750000', '#470000']);
  });
  it('stays on the OKLCH wheel where asked to', () => {
    const made = generateHarmony({ method: 'triadic', hue: 40, saturation: 0.5, lightness: 0.6, wheel: 'oklch' });
    const turns = made.colors.map(({ oklch }) => ((oklch.h! - 40 + 366) % 360) - 6);
    for (const [i, d] of [0, 120, 240].entries()) expect(Math.abs(turns[i]! - d)).toBeLessThan(1);
  });
});

describe('identify', () => {
  it('leaves greys out and says so', () => {
    const { best_match, achromatic } = identifyHarmony(['#40bf40', '#808080', '#bf40bf', '#ffffff'].map(rgb));
    expect([best_match?.method, achromatic]).toEqual(['complementary', ['#808080', '#ffffff']]);
    expect(identifyHarmony(['#777777', '#222222'].map(rgb))).toMatchObject({
      verdict: 'achromatic',
      best_match: null,
      ties: [],
      candidates: [],
      hue_offsets: [],
    });
  });
  it('calls a scheme close of which one member is missing', () => {
    const five = ['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff'].map(rgb);
    expect(identifyHarmony(five)).toMatchObject({
      verdict: 'close',
      best_match: { method: 'hexadic', residual: 0, adherence: 0.9333 },
    });
  });
  it('finds a scheme of which members are missing or doubled, with less adherence', () => {
    const pair = identifyHarmony(['#bf4040', '#40bf40'].map(rgb));
    expect(pair.candidates.find(({ method }) => method === 'triadic')).toMatchObject({
      residual: 0,
      adherence: 0.8667,
    });
    const doubled = identifyHarmony(['#bf4040', '#802b2b', '#40bf40', '#4040bf'].map(rgb));
    expect(doubled.best_match).toMatchObject({ method: 'triadic', adherence: 0.9, coverage: 0.75 });
  });
  it('names what none fits', () => {
    expect(
      identifyHarmony(['#ff0000', '#ff9500', '#00ffd5', '#0040ff', '#9500ff', '#ff00a6', '#eaff00', '#00ff40'].map(rgb))
        .best_match!.adherence,
    ).toBeLessThan(0.95);
  });
  it('knows a mirrored scheme', () => {
    const mirrored = [0, 330, 210, 195].map(
      (h) => harmonyColors(HARMONY_METHODS.complementary, { h, s: 0.7, l: 0.5 })[0]!,
    );
    expect(identifyHarmony(mirrored).best_match).toMatchObject({ method: 'compound', mirrored: true });
  });
  it('classifies in words', () => {
    expect(classifyHarmony(['#40bf40', '#bf40bf'].map(rgb))).toMatchObject({
      method: 'complementary',
      adherence: 1,
      note: expect.stringContaining('Complementary'),
    });
    expect(classifyHarmony(['#777777', '#222222'].map(rgb))).toMatchObject({
      method: null,
      note: expect.stringContaining('greys'),
    });
  });
});

describe('a harmony of a colour', () => {
  it('begins with it byte for byte, and tells the hue, saturation and lightness that it stands for', () => {
    for (const wheel of ['hsl', 'oklch'] as const) {
      const made = generateHarmony({ method: 'triadic', color: rgb('#0b5fff'), wheel });
      expect(made.colors[0]!.hex).toBe('#0b5fff');
      const { hue, saturation, lightness } = made;
      const again = generateHarmony({ method: 'triadic', hue: hue!, saturation, lightness, wheel });
      expect(again.colors.map(({ role }) => role)).toEqual(made.colors.map(({ role }) => role));
      for (const [i, { oklch }] of again.colors.entries())
        expect(Math.abs(oklch.l - made.colors[i]!.oklch.l)).toBeLessThan(0.01);
    }
  });
  it('has no hue where that is a grey', () => {
    for (const wheel of ['hsl', 'oklch'] as const) {
      expect(generateHarmony({ method: 'triadic', color: rgb('#808080'), wheel }).hue).toBeNull();
      expect(generateHarmony({ method: 'triadic', hue: 40, saturation: 0, lightness: 0.5, wheel }).hue).toBe(40);
    }
  });
  it('takes either the colour or all three numbers', () => {
    expect(() => generateHarmony({ method: 'triadic', hue: 3, saturation: 0.5, wheel: 'hsl' })).toThrow(/lightness/);
    expect(() => generateHarmony({ method: 'triadic', hue: 3, color: rgb('#0b5fff'), wheel: 'hsl' })).toThrow(/color/);
  });
});
