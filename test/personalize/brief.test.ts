import { describe, expect, it } from 'vitest';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { differenceOf } from '../../src/design/tokens/legibility.ts';
import { personalPalettes } from '../../src/personalize/answers/palettes.ts';
import { resolveBrief } from '../../src/personalize/brief/resolve.ts';
import { membership } from '../../src/personalize/brief/window.ts';
import { hslSaturation } from '../../src/personalize/score/member.ts';
import { personalSystem } from '../../src/personalize/system/system.ts';
import { PRESETS } from '../../src/personalize/vocabulary/presets.ts';
import { STYLE_IDS } from '../../src/personalize/vocabulary/styles.ts';
import { some } from '../size.ts';

const SEARCH = {
  intent: 'ui' as const,
  palette_size: 6,
  diversity: 68,
  accessibility: 72,
  cvd_safe: true,
  seed: 11,
  depth: 80,
  keep: 6,
  unique: true,
};
const difference = (x: string, y: string) => differenceOf({ color: rgb(x) }, { color: rgb(y) });
type Palettes = ReturnType<typeof personalPalettes>['palettes'];

/** Members that the answer says lie in a style, but do not. */
const strays = (palettes: Palettes, input: Parameters<typeof resolveBrief>[0]) => {
  const { windows } = resolveBrief(input);
  return palettes.flatMap(({ origins }) =>
    origins.filter(({ because, window: id, hex, asked }) => {
      if (asked !== null && because !== 'locked') return difference(hex, asked) > 3;
      // A tint or shade of what a note asks for, or a colour of a family.
      if (because === 'note') return false;
      const { l, c } = toOklch(rgb(hex));
      if (because === 'text') return l > 0.33 || c > 0.065;
      if (because === 'page') return l < 0.92 || c > 0.04;
      if (because !== 'style') return false;
      const window = windows.find((one) => one.id === id)!;
      return membership(window, l, c, hslSaturation(Number.parseInt(hex.slice(1), 16))) < 0.999;
    }),
  );
};

describe.each(some(PRESETS, 5))('the preset $id', (preset) => {
  const { palettes } = personalPalettes(preset);
  const [first] = palettes;
  it('has every colour of the brief in the first palette, which has the best total', () => {
    for (const color of preset.colors)
      expect(Math.min(...first!.colors.map((member) => difference(member, color)))).toBeLessThanOrEqual(3);
    expect(palettes.map(({ total }) => total)).toEqual(palettes.map(({ total }) => total).toSorted((x, y) => y - x));
    expect(first!.breakdown.preference.kept).toBe(1);
  });
  it('makes the first colour primary where it can be, and says which role each got', () => {
    expect(first!.brief_colors.map(({ color }) => color)).toEqual(preset.colors);
    for (const { color, nearest, role } of first!.brief_colors) {
      expect(first!.roles).toContainEqual({ role, hex: nearest });
      expect(difference(color, nearest)).toBeLessThanOrEqual(3);
    }
    // A near-black is text, and no button could be known by it.
    const [own] = first!.brief_colors;
    expect([preset.id, own!.role]).toEqual([preset.id, preset.id === 'luxury_fashion' ? 'ink' : 'primary']);
  });
  it('says of every colour why it is there, and it is true', () => {
    for (const { colors, origins } of palettes) {
      expect(origins.map(({ hex }) => hex)).toEqual(colors);
      expect(origins.filter(({ because }) => because === 'text').length).toBeLessThanOrEqual(1);
      expect(origins.filter(({ because }) => because === 'page').length).toBeLessThanOrEqual(1);
    }
    expect(strays(palettes, preset)).toEqual([]);
  });
});

describe('invented colours', () => {
  it('lie in the ranges of their style, whichever it is', () => {
    for (const style of some(STYLE_IDS, 6)) {
      const input = { ...SEARCH, styles: [style], colors: ['#0b5fff'] };
      expect([style, strays(personalPalettes(input).palettes, input)]).toEqual([style, []]);
    }
  });
  it('lie in the range of the intent where no style is named', () => {
    const { palettes } = personalPalettes(SEARCH);
    expect(palettes.flatMap(({ origins }) => origins).filter(({ because }) => because === 'brief')).toEqual([]);
    expect(palettes[0]!.origins.some(({ window }) => window === 'ui')).toBe(true);
    expect(strays(palettes, SEARCH)).toEqual([]);
  });
});

describe('lock', () => {
  const lock = ['#ff3b00', '#0a0a0a', '#12ab34'];
  it('puts its colours into every palette byte for byte, by every way of searching', () => {
    for (const input of [
      { ...SEARCH, lock },
      { ...SEARCH, lock, colors: ['#0b5fff', '#ffd1dc'], styles: ['pastel'] },
      { ...SEARCH, lock, intent: 'dashboard' as const, palette_size: 5 },
      { ...SEARCH, lock: [...lock, '#ffffff', '#777777', '#3b0a45'], keep: 1 },
    ]) {
      const { palettes, brief } = personalPalettes(input);
      expect(brief.lock.toSorted()).toEqual([...input.lock].sort());
      expect(palettes.length).toBeGreaterThan(0);
      for (const { colors, origins } of palettes) {
        expect(colors).toEqual(expect.arrayContaining(input.lock));
        expect(origins.filter(({ because }) => because === 'locked')).toHaveLength(input.lock.length);
      }
    }
  });
  it('holds for a system as well', () => {
    const { leader } = personalSystem({
      ...SEARCH,
      lock,
      include: ['palettes'],
      derived: 1,
      depth: 40,
    });
    expect(leader.colors).toEqual(expect.arrayContaining(lock));
  });
  it('is refused where a palette has no room for it', () => {
    expect(() =>
      personalPalettes({ ...SEARCH, palette_size: 5, lock: [...lock, '#ffffff', '#777777', '#3b0a45'] }),
    ).toThrow(/6 colours are locked/);
  });
});

describe('the first colour', () => {
  const roleOf = (colors: readonly string[]) =>
    personalPalettes({ ...SEARCH, colors: [...colors], depth: 320 }).palettes[0]!.brief_colors.map(({ role }) => role);
  it('is primary, whichever comes first', () => {
    expect(roleOf(['#ff3b00', '#0b5fff'])[0]).toBe('primary');
    expect(roleOf(['#0b5fff', '#ff3b00'])[0]).toBe('primary');
  });
  it('leaves that to the next where it is black or white', () => {
    expect(roleOf(['#0a0a0a', '#ff3b00'])).toEqual(['ink', 'primary']);
    expect(roleOf(['#ffffff', '#ff3b00'])).toEqual(['ground', 'primary']);
  });
});
