import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { personalPalettes } from '../../src/personalize/answers/palettes.ts';
import { personalPool } from '../../src/personalize/answers/pool.ts';
import { warmthOf } from '../../src/personalize/answers/warmth.ts';
import { personalSystem } from '../../src/personalize/system/system.ts';
import { PRESETS } from '../../src/personalize/vocabulary/presets.ts';
import { briefFields, briefInputs } from '../../src/schemas/brief.ts';
import { faultsOf } from '../bench/briefs/judge.mjs';
import { some } from '../size.ts';

interface Rule {
  readonly note: string;
  readonly intent: 'ui';
}
const rulesIn = (file: string): readonly Rule[] =>
  (
    JSON.parse(readFileSync(resolve(import.meta.dirname, `../bench/briefs/${file}.json`), 'utf8')) as {
      readonly briefs: readonly Rule[];
    }
  ).briefs;

const INPUT = {
  intent: 'brand' as const,
  palette_size: 6,
  diversity: 68,
  accessibility: 72,
  cvd_safe: true,
  seed: 7,
  depth: 320,
  keep: 24,
  unique: true,
};
type Input = Parameters<typeof personalPalettes>[0];
const search = (given: Partial<Input>) => personalPalettes({ ...INPUT, ...given });
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

describe('briefs in words', () => {
  it('are met by nine of ten palettes that come first and of the first six, and kept apart for colour-blind viewers', () => {
    const rules = some([...rulesIn('given'), ...rulesIn('own')], 12);
    const palettes = rules.flatMap((rule) =>
      search({ note: rule.note, intent: rule.intent })
        .palettes.slice(0, 6)
        .map((palette) => {
          const { colors, roles, rank, shortfall } = palette;
          const ground = roles.find(({ role }) => role === 'ground')!.hex;
          const faults = faultsOf(rule, {
            tones: colors.map((hex) => toOklch(rgb(hex))),
            hexes: colors,
            ground: toOklch(rgb(ground)),
            warmth: mean(colors.map((hex) => warmthOf(Number.parseInt(hex.slice(1), 16)))),
          });
          const least = palette.breakdown.accessibility.least_difference_colour_blind;
          expect([rule.note, least >= 7 || shortfall !== undefined]).toEqual([rule.note, true]);
          return { rank, isMet: faults.length === 0 };
        }),
    );
    const share = (list: typeof palettes) => list.filter(({ isMet }) => isMet).length / list.length;
    expect(share(palettes.filter(({ rank }) => rank === 1))).toBeGreaterThanOrEqual(0.9);
    expect(share(palettes)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('what a brief gives', () => {
  it('is locked from the note byte for byte, in every palette', () => {
    const { palettes, brief } = search({ note: 'must keep #0057b8, a warm accent', keep: 12 });
    expect(brief.lock).toEqual(['#0057b8']);
    for (const { colors } of palettes) expect(colors).toContain('#0057b8');
  });
  it('is refused with its field where a note locks more than a palette holds', () => {
    const note = `keep ${['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'].join(', ')}`;
    expect(() => search({ note })).toThrow(/note/);
  });
  it('has a role each, the first primary, the second secondary, the third accent', () => {
    const { palettes } = search({ colors: ['#f4c2c2', '#9caf88', '#d08a4b'], note: 'wedding', keep: 6 });
    for (const { brief_colors: colors } of palettes)
      expect(colors.map(({ role }) => role)).toEqual(['primary', 'secondary', 'accent']);
  });
  it('stands as long as there is room, before what the layout adds', () => {
    const colors = ['#f4c2c2', '#9caf88', '#d08a4b', '#0057b8', '#7b1e2b', '#22aa55'];
    for (const count of [5, 6])
      for (const palette of search({ colors: colors.slice(0, count), note: 'calm', keep: 6 }).palettes)
        expect(palette.brief_colors.map(({ difference }) => difference)).toEqual(Array(count).fill(0));
  });
  it('has each role once', () => {
    const { palettes } = search({ colors: ['#1b2a55', '#20305c'], note: 'navy accent', keep: 6 });
    for (const { roles } of palettes) {
      const names = roles.map(({ role }) => role);
      expect(new Set(names).size).toBe(names.length);
    }
  });
  it('wins over what the note refuses, and the answer says so', () => {
    const did = (given: Partial<Input>) =>
      search({ ...given, keep: 1, depth: 40 }).brief.understood!.map((one) => one.did);
    expect(did({ note: 'no greens', lock: ['#00a86b'] })).toEqual([
      'refused, although lock holds #00a86b: the lock wins',
    ]);
    expect(did({ note: 'no greens', colors: ['#00a86b'] })).toEqual([
      'refused, although colors holds #00a86b: it stands',
    ]);
    expect(did({ note: 'no #0057b8', colors: ['#0057b8'] })).toEqual([
      'refused, although colors holds #0057b8: it stands',
    ]);
    expect(did({ note: 'no greens', colors: ['#0057b8'] })).toEqual(['refused']);
  });
  it('says why where there is no room', () => {
    const colors = ['#f4c2c2', '#9caf88', '#d08a4b', '#0057b8', '#7b1e2b', '#22aa55', '#884488', '#ccaa00'];
    const [first] = search({ colors, note: 'calm', keep: 1 }).palettes;
    for (const { difference, why } of first!.brief_colors) expect(difference > 10).toBe(why !== undefined);
    expect(first!.brief_colors.flatMap(({ why = [] }) => why)).toEqual(
      Array(2).fill('8 colours are given; 6 of them hold all of the 6 places'),
    );
  });
  it('locks the colour of the brief that a note keeps by name', () => {
    const { brief, palettes } = search({ colors: ['#1b2a55', '#d4af37'], note: 'keep the navy', keep: 3 });
    expect(brief.lock).toEqual(['#1b2a55']);
    for (const { colors } of palettes) expect(colors).toContain('#1b2a55');
  });
});

describe('what a note rules out', () => {
  const tones = (note: string, more: Partial<Input> = {}) =>
    search({ note, keep: 12, ...more }).palettes.flatMap(({ colors }) => colors.map((hex) => toOklch(rgb(hex))));
  it('stands nowhere: no white, nothing light', () => {
    for (const note of ['no white', 'no white, navy', 'no black, no white', 'no white, luxury black and gold'])
      for (const intent of ['ui', 'brand', 'editorial'] as const)
        expect([note, intent, tones(note, { intent }).filter(({ l, c }) => l >= 0.945 && c <= 0.03)]).toEqual([
          note,
          intent,
          [],
        ]);
    for (const note of ['nothing light, navy', 'nothing light'])
      expect([note, tones(note).filter(({ l }) => l > 0.91)]).toEqual([note, []]);
  });
  it('is not replaced by hues at random: soft ideas keep theirs', () => {
    for (const note of ['spa', 'no purple please, wellness studio'])
      expect([note, tones(note).filter(({ c, h }) => c > 0.03 && (h < 60 || h > 220))]).toEqual([note, []]);
  });
});

describe('a note', () => {
  it('that says nothing of colour changes nothing', () => {
    const { brief: _, ...plain } = search({ keep: 3 });
    const { brief, ...noted } = search({ keep: 3, note: 'zxqv' });
    expect(noted).toEqual(plain);
    expect(brief.ignored).toEqual([{ text: 'zxqv', why: 'unknown', start: 0, end: 4 }]);
  });
  it('never filters: as many palettes come as without it', () => {
    for (const note of ['no blue, no black, no white', 'only greens', 'black and white', 'keep #ff0000'])
      expect([note, search({ note, keep: 5, depth: 80 }).palettes.length]).toEqual([note, 5]);
  });
  it('puts a dark background in the role of the ground', () => {
    const [first] = search({ note: 'dark background, emerald accent', intent: 'ui', keep: 1 }).palettes;
    const tone = (role: string) => toOklch(rgb(first!.roles.find((one) => one.role === role)!.hex));
    expect(tone('ground').l).toBeLessThan(0.3);
    expect(tone('ink').l).toBeGreaterThan(0.85);
    expect(tone('accent').c).toBeGreaterThan(0.09);
  });
});

describe('pool and system', () => {
  it('read the note, too', () => {
    const pool = personalPool({ intent: 'brand', target: 24, warmth: 50, seed: 7, note: 'only greens' });
    for (const hex of pool.pool) {
      const { c, h } = toOklch(rgb(hex));
      if (c > 0.05) expect([hex, h > 105 && h < 185]).toEqual([hex, true]);
    }
    const system = personalSystem({
      intent: 'brand',
      include: ['typography', 'tokens', 'posters'],
      derived: 3,
      depth: 120,
      keep: 4,
      seed: 3,
      note: 'luxury black and gold',
    });
    expect(system.brief.understood!.map(({ text }) => text)).toEqual(['luxury', 'black', 'gold']);
    for (const hex of system.leader.colors) {
      const { c, h } = toOklch(rgb(hex));
      if (c > 0.06) expect([hex, h > 45 && h < 115]).toEqual([hex, true]);
    }
    expect(system.typography![0]!.id).toBe('cormorant_luxury');
    for (const hex of system.posters!.flatMap(({ colors }) => colors)) {
      const { c, h } = toOklch(rgb(hex));
      if (c > 0.06) expect([hex, h > 45 && h < 115]).toEqual([hex, true]);
    }
  });
});

describe('the fields of a brief', () => {
  const schema = briefFields({ note: briefInputs.note, seed: briefInputs.seed });
  it.each(PRESETS)('take the preset $id whole, and say what is not used', (preset) => {
    const { unused, ...input } = schema.parse(preset);
    expect(input).toEqual({ note: preset.note, seed: preset.seed });
    expect(unused).toEqual(Object.keys(preset).filter((name) => name !== 'note' && name !== 'seed'));
  });
  it('refuse any other by its name', () => {
    expect(() => schema.parse({ zzz: 1 })).toThrow(/unknown field 'zzz'; accepted: note, seed/);
    expect(() => schema.parse({ notes: 'navy' })).toThrow(/note/);
    const keysOf = (value: unknown) =>
      schema
        .safeParse(value)
        .error?.issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path));
    expect(keysOf({ zzz: 1 })).toEqual([['zzz']]);
    // A description makes a copy of a schema, which refuses the same.
    expect(schema.meta({ description: 'A brief' }).safeParse({ zzz: 1 }).success).toBe(false);
    expect(keysOf({ zzz: 1, seed: 'x', intent: 'ui' })).toEqual([['seed'], ['zzz']]);
    expect(keysOf(JSON.parse('{"__proto__": 1}'))).toEqual([['__proto__']]);
    expect(keysOf(JSON.parse('{"intent": "ui", "__proto__": {"note": "navy"}}'))).toEqual([['__proto__']]);
  });
});
