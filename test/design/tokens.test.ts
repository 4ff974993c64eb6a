import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { LABS, labsOf } from '../../src/accessibility/vision/views.ts';
import { maxChroma } from '../../src/color/gamut.ts';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { parseHex, rgb, toHex } from '../../src/color/rgb.ts';
import { CHART } from '../../src/design/tokens/chart.ts';
import { DIVERGING, SEQUENTIAL } from '../../src/design/tokens/data-ramps.ts';
import { generateTokens, TOKEN_PARTS, type TokenSettings } from '../../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../../src/design/tokens/harmonies.ts';
import { INK, WHITE } from '../../src/design/tokens/paint.ts';
import { FILLED, ROLES, type Role, THEMES } from '../../src/design/tokens/roles.ts';
import { differenceAt } from '../../src/exact/difference.ts';
import { packChannels } from '../../src/exact/packed.ts';
import { runs, some } from '../size.ts';
import { brokenPromises, rolesOf } from './role-promises.ts';

/** Tokens that a test has generated: many ask for the same. */
const made = new Map<string, ReturnType<typeof generateTokens>>();
const make = (seed: string, given: Partial<TokenSettings> = {}) => {
  const settings: TokenSettings = {
    ...{ seed: rgb(seed), harmony: 'analogous', include: TOKEN_PARTS, dark: true },
    ...given,
  };
  const name = JSON.stringify(settings);
  const answer = made.get(name) ?? generateTokens(settings);
  made.set(name, answer);
  return answer;
};
const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });

const HARD = some(
  [
    ...['#000000', '#ffffff', '#010101', '#fefefe', '#777777', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00'],
    ...['#00ff7f', '#0b5fff', '#7298bc', '#3b0a45', '#ffd1dc', '#3b82f6', '#ef4444', '#16a34a', '#f97316', '#14b8a6'],
  ],
  7,
);

const rolesIn = ({ tokens }: ReturnType<typeof make>, theme: 'light' | 'dark') => rolesOf(tokens, theme);
const failures = (seed: string, harmony: TokenSettings['harmony']): string[] =>
  brokenPromises(make(seed, { harmony, include: ['color'] }).tokens, `${seed} ${harmony}`);

describe('roles', () => {
  it('hold everything they promise for hard colours, under every harmony', () => {
    expect(HARD.flatMap((seed) => TOKEN_HARMONY_IDS.flatMap((harmony) => failures(seed, harmony)))).toEqual([]);
  });
  it('hold everything they promise for 150 random colours', () => {
    const random = fc.sample(anyRgb, { numRuns: runs(150), seed: 20_260 });
    expect(
      random.flatMap((seed, i) => failures(toHex(seed), TOKEN_HARMONY_IDS[i % TOKEN_HARMONY_IDS.length]!)),
    ).toEqual([]);
  });

  it('set white or ink on fills, white where it reads', () => {
    const edge = 1.05 / 4.5 - 0.05;
    expect((edge + 0.05) / (relativeLuminance(INK.color) + 0.05)).toBeGreaterThanOrEqual(4.5);
    for (const seed of HARD) {
      const of = rolesIn(make(seed), 'light');
      for (const name of FILLED) {
        const on = toHex(of(`on-${name}`).color);
        expect([toHex(WHITE.color), toHex(INK.color)]).toContain(on);
        if (on === toHex(INK.color)) expect(Math.abs(apcaContrast(INK.color, of(name).color))).toBeGreaterThan(60);
      }
    }
  });

  it('keep the seed byte for byte as a token of its own and as a step of the primary ramp', () => {
    fc.assert(
      fc.property(anyRgb, (seed) => {
        const { tokens } = generateTokens({ seed, harmony: 'triadic', include: ['color'], dark: false });
        expect(tokens.find(({ name }) => name === '--color-seed')!.value).toBe(toHex(seed));
        expect(tokens.filter(({ name }) => /^--color-primary-\d+$/.test(name)).map(({ value }) => value)).toContain(
          toHex(seed),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it('leave a colour that carries text where it is, and report where another moves', () => {
    const still = make('#2563eb');
    expect(toHex(rolesIn(still, 'light')('primary').color)).toBe('#2563eb');
    expect(still.moved.filter(({ token }) => token === '--color-primary')).toEqual([]);
    const blue = make('#3b82f6');
    const of = rolesIn(blue, 'light');
    expect(toHex(of('on-primary').color)).toBe('#ffffff');
    expect(blue.moved).toContainEqual({
      token: '--color-primary',
      theme: 'light',
      from: '#3b82f6',
      to: toHex(of('primary').color),
      step: '600',
      because: 'text',
    });
    // A black brand would vanish on a dark page: it turns to the other end.
    expect(make('#000000').moved).toContainEqual(
      expect.objectContaining({
        token: '--color-primary',
        theme: 'dark',
        from: '#000000',
        step: '50',
        because: 'page',
      }),
    );
  });

  it('report a brand colour that could be taken for a status, and move the status', () => {
    const { collisions } = make('#e5484d', { harmony: 'mono' });
    const [danger] = collisions;
    expect(danger).toMatchObject({ status: '--color-danger', brand: '--color-primary' });
    expect(danger!.difference).toBeLessThan(10);
    expect(danger!.difference_after).toBeGreaterThanOrEqual(10);
    expect(danger!.moved_to).not.toBe(danger!.moved_from);
    expect(make('#6d28d9', { harmony: 'mono' }).collisions).toEqual([]);
  });

  it('are dark by design: pages darker than what lies on them, in the hue of the brand, texts not white', () => {
    for (const seed of HARD) {
      const of = rolesIn(make(seed), 'dark');
      const lightness = (['bg', 'surface', 'surface-raised'] as const).map((role) => toOklch(of(role).color).l);
      expect(lightness).toEqual([...lightness].sort((x, y) => x - y));
      expect(lightness[0]).toBeLessThan(0.2);
      expect(lightness[2]).toBeLessThan(0.32);
      expect(toHex(of('text').color)).not.toBe('#ffffff');
    }
  });

  it('follow one another within a chart: eight colours that colour-blind viewers can tell apart', () => {
    const leastOf = (of: ReturnType<typeof rolesIn>): number => {
      const labs = CHART.map((role) => {
        const { r, g, b } = of(role).color;
        const out = new Float64Array(LABS);
        labsOf(packChannels(r, g, b), out, 0);
        return out;
      });
      const pairs = labs.flatMap((x, i) => labs.slice(0, i).map((y) => [x, y] as const));
      return Math.min(
        ...pairs.flatMap(([x, y]) =>
          Array.from({ length: LABS / 4 }, (_, view) => differenceAt(x, 4 * view, y, 4 * view)),
        ),
      );
    };
    for (const seed of HARD) for (const theme of THEMES) expect(leastOf(rolesIn(make(seed), theme))).toBeGreaterThan(8);
  });

  it('run evenly in the ramps for values, and end in colour', () => {
    for (const seed of HARD)
      for (const theme of THEMES) {
        const of = rolesIn(make(seed), theme);
        const lightness = SEQUENTIAL.map((role) => toOklch(of(role).color).l);
        const steps = lightness.slice(1).map((l, i) => Math.abs(l - lightness[i]!));
        expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
        expect(toOklch(of('sequential-7').color).c).toBeGreaterThan(0.055);
        const arms = DIVERGING.map((role) => toOklch(of(role).color));
        expect(arms[4]!.c).toBeLessThan(0.02);
        for (let i = 0; i < 4; i += 1) expect(arms[i]!.l).toBeCloseTo(arms[8 - i]!.l, 1);
        expect(arms[0]!.c).toBeGreaterThan(0.05);
      }
  });
});

describe('ramps', () => {
  const ramp = (seed: string, name: string) =>
    make(seed, { harmony: 'mono' })
      .tokens.filter((token) => new RegExp(`^--color-${name}-\\d+$`).test(token.name))
      .map(({ hex }) => toOklch(rgb(hex!)));
  it('go from light to dark', () => {
    for (const seed of HARD)
      for (const name of [...FILLED, 'neutral']) {
        const lightness = ramp(seed, name).map(({ l }) => l);
        expect(lightness).toEqual([...lightness].sort((x, y) => y - x));
      }
  });
  it('have tints of a vivid colour, however light it is', () => {
    const [first, , , base] = ramp('#ffff00', 'primary');
    expect(base!.c).toBeGreaterThan(0.2);
    expect(first!.c).toBeLessThan(0.03);
  });
  it('turn yellow to gold and brown as it darkens, and not to olive', () => {
    const [dark] = ramp('#facc15', 'primary').slice(8);
    expect(dark!.h).toBeLessThan(75);
    expect(
      ramp('#2563eb', 'primary')
        .slice(2)
        .every(({ h }) => Math.abs(h - toOklch(rgb('#2563eb')).h) < 3),
    ).toBe(true);
  });
  it('say what Display P3 has beyond sRGB, where the chroma was cut and only there', () => {
    const { tokens, out_of_gamut } = make('#00ff00');
    expect(out_of_gamut.length).toBeGreaterThan(5);
    const wide = tokens.filter(({ p3 }) => p3 !== undefined);
    expect(wide.length).toBeGreaterThan(3);
    for (const { name, hex, p3 } of wide) {
      expect(out_of_gamut).toContain(name);
      const [l, c, h] = p3!.match(/[\d.]+/g)!.map(Number);
      expect(c!).toBeGreaterThan(maxChroma(l!, h!));
      expect(toOklch(rgb(hex!)).l).toBeCloseTo(l!, 2);
    }
    expect(make('#777777').out_of_gamut.filter((name) => /primary|neutral/.test(name))).toEqual([]);
  });
});

describe('generate', () => {
  it('takes every colour it states a contrast for from the tokens, and passes', () => {
    const answer = make('#336699');
    for (const {
      theme,
      foreground,
      background,
      foreground_hex,
      background_hex,
      ratio,
      lc,
      passes,
    } of answer.contrast) {
      const of = rolesIn(answer, theme);
      const role = (name: string) => name.replace('--color-', '') as Role;
      const [text, ground] = [of(role(foreground)).color, of(role(background)).color];
      expect([toHex(text), toHex(ground), passes]).toEqual([foreground_hex, background_hex, true]);
      expect(Math.abs(ratio - contrastRatio(text, ground))).toBeLessThan(1.01e-4);
      expect(Math.abs(lc - Math.abs(apcaContrast(text, ground)))).toBeLessThan(0.011);
    }
  });

  it('turns secondary and accent by the harmony', () => {
    const hues = (harmony: (typeof TOKEN_HARMONY_IDS)[number]) => {
      const { tokens } = make('#2f6fb7', { harmony });
      const hue = (name: string) => toOklch(rgb(tokens.find((t) => t.name === name)!.hex!)).h;
      return [hue('--color-secondary-400'), hue('--color-accent-400')].map(
        (h) => (Math.round((h - toOklch(rgb('#2f6fb7')).h + 720) / 5) * 5) % 360,
      );
    };
    expect(TOKEN_HARMONY_IDS.map((id) => hues(id))).toEqual([
      [30, 330],
      [180, 150],
      [120, 240],
      [0, 0],
    ]);
  });

  it('has names of its own in every group, roles that refer to tokens, and the same roles in the dark theme', () => {
    const { tokens, meta } = make('#336699');
    const names = (group: string) => tokens.filter((t) => t.group === group).map(({ name }) => name);
    expect(new Set(tokens.map(({ name, group }) => `${group} ${name}`)).size).toBe(tokens.length);
    expect(names('dark')).toEqual(ROLES.map((role) => `--color-${role}`));
    expect(names('color')).toEqual(expect.arrayContaining(names('dark')));
    expect(names('color')).toHaveLength(3 + 88 + ROLES.length);
    expect(meta.count).toBe(tokens.length);
    const all = new Map(tokens.map(({ name, value }) => [name, value]));
    expect(tokens.filter(({ name, value }) => name === '--color-primary' && value.startsWith('{'))).toHaveLength(2);
    for (const { name, value, hex } of tokens) {
      if (!name.startsWith('--color')) continue;
      expect(parseHex(hex!)).toBeDefined();
      const target = /^\{color\.(.+)\}$/.exec(value)?.[1];
      if (target === undefined) expect(value).toBe(hex);
      else expect(all.get(`--color-${target.replaceAll('.', '-')}`)).toBe(hex);
    }
  });

  it('leaves out what is not asked for', () => {
    expect(make('#336699', { include: ['space'] }).tokens.map(({ value }) => value)).toEqual([
      '0px',
      ...[1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64].map((px) => `${px / 16}rem`),
    ]);
    expect(make('#336699', { include: ['radius'] })).toMatchObject({
      contrast: [],
      out_of_gamut: [],
      moved: [],
      collisions: [],
    });
    expect(make('#336699', { dark: false }).tokens.some(({ group }) => group === 'dark')).toBe(false);
    expect(make('#3b82f6', { dark: false }).moved.every(({ theme }) => theme === 'light')).toBe(true);
  });
});
