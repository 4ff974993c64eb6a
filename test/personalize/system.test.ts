import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { exportTokens, TOKEN_FORMAT_IDS } from '../../src/design/tokens/export.ts';
import { COMPOSITIONS } from '../../src/personalize/system/poster/compositions/index.ts';
import { SECTIONS } from '../../src/personalize/system/sections.ts';
import { personalSystem } from '../../src/personalize/system/system.ts';
import { INTENT_IDS } from '../../src/personalize/vocabulary/intents.ts';
import { PRESETS } from '../../src/personalize/vocabulary/presets.ts';
import { STYLE_IDS, STYLES } from '../../src/personalize/vocabulary/styles.ts';
import { TYPE_SYSTEMS } from '../../src/personalize/vocabulary/type-systems.ts';
import { brokenPromises, rolesOf } from '../design/role-promises.ts';
import { some } from '../size.ts';

const INPUT = { intent: 'ui' as const, include: SECTIONS, derived: 24, depth: 40, keep: 3, seed: 7 };
const system = personalSystem({ ...INPUT, colors: ['#1f4e79', '#e07a5f'] });

/** Systems over every style and intent, where contrast is hardest to come by. */
const styles = some(STYLE_IDS, 6);
const many = styles.map((style, i) =>
  personalSystem({ ...INPUT, styles: [style], intent: INTENT_IDS[i % INTENT_IDS.length]!, seed: i }),
);

describe('sections', () => {
  it('are all there by default and led by the best palette', () => {
    for (const section of SECTIONS) expect(system[section]).toBeDefined();
    expect(system.leader).toEqual(system.palettes![0]);
  });
  it.each(SECTIONS)('%s can be asked for alone', (section) => {
    const one = personalSystem({ ...INPUT, include: [section] });
    expect(SECTIONS.filter((other) => other in one)).toEqual([section]);
  });
  it('say the same alone as among the others', () => {
    for (const section of SECTIONS)
      expect(personalSystem({ ...INPUT, colors: ['#1f4e79', '#e07a5f'], include: [section] })[section]).toEqual(
        system[section],
      );
  });
  it.each([1, 8, 24])('hold as many items as asked for: %i', (derived) => {
    const { gradients, typography, ui_pairs, posters } = personalSystem({ ...INPUT, derived });
    expect([gradients!.length, ui_pairs!.length, posters!.length]).toEqual([derived, derived, derived]);
    expect(typography).toHaveLength(Math.min(derived, TYPE_SYSTEMS.length));
  });
});

describe('pairs', () => {
  it('reach the contrast they state as needed, under every style', () => {
    for (const { ui_pairs } of [system, ...many])
      for (const { fg, bg, ratio, needs } of ui_pairs!) {
        expect(contrastRatio(rgb(fg), rgb(bg))).toBeGreaterThanOrEqual(needs);
        expect(ratio).toBeCloseTo(contrastRatio(rgb(fg), rgb(bg)), 3);
      }
  });
});

describe('posters', () => {
  it('use every composition', () => {
    expect(new Set(system.posters!.map(({ composition }) => composition)).size).toBe(COMPOSITIONS.length);
  });
  it('are well-formed pictures that refer to nothing outside, in the colours of the palette', () => {
    for (const { svg, colors, shapes, lettering } of system.posters!) {
      const root = load(svg, { xml: true });
      expect(root('svg > title')).toHaveLength(1);
      expect(root('svg > *')).toHaveLength(1 + shapes.length + lettering.length);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /href|url\(|https?:|<script|<image|@import|NaN|undefined/,
      );
      const inks = [...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex);
      const lettered = lettering.map(({ fg }) => fg);
      expect(inks.filter((hex) => !colors.includes(hex!) && !lettered.includes(hex!))).toEqual([]);
    }
  });
  it('can be read', () => {
    for (const { posters } of [system, ...many])
      for (const { lettering } of posters!)
        for (const { fg, bg } of lettering) expect(contrastRatio(rgb(fg), rgb(bg))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('tokens', () => {
  it.each(TOKEN_FORMAT_IDS)('go to %s as they are', (format) => {
    const { name, tokens } = system.tokens!;
    const { content } = exportTokens({ format, tokens, name });
    expect(String(content).toLowerCase()).toMatch(/palette/);
  });
  it('are the body of an export, ramps and roles as tokens of one colour have them', () => {
    for (const { name, value, group } of system.tokens!.tokens)
      expect([name, value, group].every((v) => typeof v === 'string')).toBe(true);
    expect(Object.keys(system.tokens!)).toEqual(['name', 'tokens']);
    const names = system.tokens!.tokens.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['--color-palette-1', '--color-primary-500', '--color-danger-hover']));
    expect(system.tokens!.tokens.find(({ name }) => name === '--color-on-primary')!.value).toMatch(
      /^\{color\.(white|ink)\}$/,
    );
  });
  it('keep every promise of the roles, under every style and for every preset', () => {
    const presets = some(PRESETS, 5).map((preset) =>
      personalSystem({ ...INPUT, ...preset, depth: 40, keep: 2, include: ['tokens'] }),
    );
    expect(
      [system, ...many, ...presets].flatMap(({ tokens, seed }) => brokenPromises(tokens!.tokens, `system ${seed}`)),
    ).toEqual([]);
  });
  it('keep page grounds quiet, each style in its own measure', () => {
    many.forEach(({ tokens }, i) => {
      for (const theme of ['light', 'dark'] as const) {
        const { c } = toOklch(rolesOf(tokens!.tokens, theme)('bg').color);
        expect(c).toBeLessThan(STYLES[styles[i]!].backgroundChroma + 0.003);
      }
    });
  });
  it('come with what moved and which statuses gave way', () => {
    expect(system.moved!.every(({ from, to }) => from !== to)).toBe(true);
    expect(personalSystem({ ...INPUT, include: ['posters'] }).moved).toBeUndefined();
  });
});

describe('typography', () => {
  it.each(TYPE_SYSTEMS)(
    '$id keeps to its modular scale and names fallbacks',
    ({ sizes, ratio, base, line_heights, ...faces }) => {
      expect(sizes[2]).toBe(base);
      sizes.slice(1).forEach((size, i) => {
        expect(size / sizes[i]!).toBeCloseTo(ratio, 2);
      });
      expect(line_heights).toHaveLength(8);
      for (const { family, stack } of [faces.display, faces.text, faces.mono]) {
        expect(stack).toContain(family);
        expect(stack).toMatch(/(sans-serif|serif|monospace)$/);
      }
    },
  );
});

describe('gradients', () => {
  it('begin and end on colours of the leader, by ways that CSS knows', () => {
    for (const { stops, colors, css, interpolation } of system.gradients!) {
      expect(stops.every(({ hex }) => system.leader.colors.includes(hex))).toBe(true);
      expect([colors[0]!.hex, colors.at(-1)!.hex]).toEqual([stops[0]!.hex, stops.at(-1)!.hex]);
      expect(css).toMatch(interpolation === 'oklab' ? / in oklab, / : / in oklch shorter hue, /);
    }
  });
});

describe.each(some(PRESETS, 5))('the preset $id', (preset) => {
  it('makes a system', () => {
    const { leader } = personalSystem({ ...INPUT, ...preset, depth: 40, keep: 2, include: [] });
    expect(leader.colors).toHaveLength(6);
  });
});
