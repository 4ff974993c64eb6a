import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { LABS, labsOf } from '../../src/accessibility/vision/views.ts';
import { maxChroma } from '../../src/color/gamut.ts';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { parseHex, rgb, toHex } from '../../src/color/rgb.ts';
import { shadeScale } from '../../src/design/shade/scale.ts';
import { CHART } from '../../src/design/tokens/chart.ts';
import { DIVERGING, SEQUENTIAL } from '../../src/design/tokens/data-ramps.ts';
import { FILL_IDS } from '../../src/design/tokens/fill-modes.ts';
import { generateTokens, type TokenSettings } from '../../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../../src/design/tokens/harmonies.ts';
import { KINDS, TOKEN_KINDS } from '../../src/design/tokens/kinds.ts';
import { INK, WHITE } from '../../src/design/tokens/paint.ts';
import { TOKEN_PARTS } from '../../src/design/tokens/parts.ts';
import { RAMP_STEPS } from '../../src/design/tokens/ramp-steps.ts';
import { FILLED, type Role, THEMES } from '../../src/design/tokens/roles/names.ts';
import { ROLES } from '../../src/design/tokens/roles/table.ts';
import { readValue } from '../../src/design/tokens/value.ts';
import { differenceAt } from '../../src/exact/difference.ts';
import { packChannels } from '../../src/exact/packed.ts';
import brandSet from '../reference/brands.json' with { type: 'json' };
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
const failures = (
  seed: string,
  harmony: TokenSettings['harmony'],
  fill: (typeof FILL_IDS)[number] = 'brand',
): string[] =>
  brokenPromises(make(seed, { harmony, include: ['color'], fill }).tokens, `${seed} ${harmony} ${fill}`, fill);

const BRANDS = brandSet.brands;

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

  it('hold what they promise of 60 brands in every way of filling', () => {
    expect(
      BRANDS.flatMap((seed, i) => FILL_IDS.flatMap((fill) => failures(seed, TOKEN_HARMONY_IDS[i % 4]!, fill))),
    ).toEqual([]);
  });
  it('leave 60 of 60 brands on the button in the light theme, and most in the dark one', () => {
    const kept = (theme: 'light' | 'dark') =>
      BRANDS.filter((seed) => toHex(rolesIn(make(seed, { include: ['color'] }), theme)('primary').color) === seed);
    expect(kept('light')).toEqual(BRANDS);
    expect(kept('dark').length).toBeGreaterThanOrEqual(43);
  });

  it('set white or ink on fills, white where it reads', () => {
    const edge = 1.05 / 4.5 - 0.05;
    expect((edge + 0.05) / (relativeLuminance(INK.color) + 0.05)).toBeGreaterThanOrEqual(4.5);
    for (const seed of HARD) {
      const of = rolesIn(make(seed), 'light');
      for (const name of FILLED) {
        const on = toHex(of(`on-${name}`).color);
        expect([toHex(WHITE.color), toHex(INK.color)]).toContain(on);
        if (on === toHex(INK.color)) expect(contrastRatio(WHITE.color, of(name).color)).toBeLessThan(4.5);
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

  it('leave a colour where it is, and report where one moves', () => {
    const primaryOf = (seed: string, given: Partial<TokenSettings> = {}) => {
      const answer = make(seed, given);
      return {
        of: rolesIn(answer, 'light'),
        moved: answer.moved.filter(({ token }) => token === '--color-primary'),
        whiter: answer.whiter.filter(({ token, theme }) => token === '--color-primary' && theme === 'light'),
        meta: answer.meta,
      };
    };
    const orange = primaryOf('#f37021');
    expect(toHex(orange.of('primary').color)).toBe('#f37021');
    expect(toHex(orange.of('on-primary').color)).toBe(toHex(INK.color));
    expect(orange.moved).toEqual([]);
    const blue = primaryOf('#1877f2');
    expect(blue.whiter).toEqual([
      { token: '--color-primary', theme: 'light', fill: '#1877f2', white_fill: expect.stringMatching(/^#/) },
    ]);
    const white = primaryOf('#1877f2', { fill: 'white' });
    expect(toHex(white.of('primary').color)).toBe(blue.whiter[0]!.white_fill);
    expect(toHex(white.of('on-primary').color)).toBe('#ffffff');
    expect(white.moved[0]).toMatchObject({ theme: 'light', from: '#1877f2', step: null, because: 'text' });
    const safe = primaryOf('#3b82f6', { fill: 'safe' });
    expect(safe.moved).toContainEqual({
      token: '--color-primary',
      theme: 'light',
      from: '#3b82f6',
      to: toHex(safe.of('primary').color),
      step: '600',
      because: 'text',
    });
    // A black brand would vanish on a dark page: it turns to the other end.
    const black = primaryOf('#000000');
    expect(black.moved).toEqual([
      expect.objectContaining({ token: '--color-primary', theme: 'dark', from: '#000000', because: 'page' }),
    ]);
    expect(black.meta.moved).toEqual(expect.arrayContaining(black.moved));
  });

  it('report a brand colour that could be taken for a status, and move the status', () => {
    const { collisions } = make('#e5484d', { harmony: 'mono' });
    const danger = collisions.find(({ status }) => status === '--color-danger');
    expect(danger).toMatchObject({ status: '--color-danger', brand: '--color-primary' });
    expect(danger!.difference).toBeLessThan(10);
    expect(danger!.difference_after).toBeGreaterThanOrEqual(10);
    expect(danger!.moved_to).not.toBe(danger!.moved_from);
    expect(make('#6d28d9', { harmony: 'mono' }).collisions.map(({ status }) => status)).not.toContain('--color-danger');
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
  it('are those of method tailwind of shade/scale', () => {
    for (const seed of HARD)
      expect([
        seed,
        ...make(seed)
          .tokens.filter(({ name }) => /^--color-primary-\d+$/.test(name))
          .map(({ value }) => value),
      ]).toEqual([
        seed,
        ...shadeScale({ color: rgb(seed), method: 'tailwind', steps: 11, seed: 1 }).steps.map(({ hex }) => hex),
      ]);
  });
  it('turn yellow to gold and brown as it darkens, and not to olive', () => {
    const [dark] = ramp('#facc15', 'primary').slice(8);
    expect(dark!.h).toBeLessThan(75);
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
      expect(toOklch(rgb(hex!)).l).toBeCloseTo(l!, 1);
    }
    expect(make('#777777').out_of_gamut.filter((name) => /primary|neutral/.test(name))).toEqual([]);
  });
});

describe('kinds', () => {
  const namesOf = (include: TokenSettings['include']) =>
    make('#336699', { include }).tokens.map(({ name, group }) => `${group} ${name}`);
  it('belong to one part each: the four parts together are everything', () => {
    const parts = TOKEN_PARTS.flatMap((part) => namesOf([part]));
    expect(parts.sort()).toEqual(namesOf([...TOKEN_PARTS]).sort());
    for (const kind of TOKEN_KINDS) {
      const own = namesOf([kind]);
      expect([kind, own.length > 0]).toEqual([kind, true]);
      expect(namesOf([KINDS[kind].part])).toEqual(expect.arrayContaining(own));
      expect(make('#336699', { include: [kind] }).contrast).toEqual([]);
    }
  });
  it('have values that are read as what they are', () => {
    const types = {
      shadow: /^shadow$/,
      border: /^border$/,
      gradient: /^gradient$/,
      opacity: /^number$/,
      breakpoint: /^dimension$/,
      'z-index': /^number$/,
      motion: /^(duration|cubic-bezier|transition)$/,
      'border-width': /^dimension$/,
      'letter-spacing': /^dimension$/,
      typography: /^typography$/,
    };
    for (const kind of TOKEN_KINDS)
      for (const { name, value } of make('#336699', { include: [kind] }).tokens) {
        const read = readValue(value, name.replace('--', '').split('-'), 'value');
        const type = read.kind === 'text' ? read.composite?.type : read.kind;
        expect([name, types[kind].test(type ?? 'none')]).toEqual([name, true]);
      }
  });
});

describe('aligned levels', () => {
  const hues = ['#e11d2e', '#ffcc00', '#0abab5', '#820ad1'].map((hex, i) => ({
    name: `hue${'abcd'[i]}`,
    color: rgb(hex),
  }));
  const { tokens, meta } = make('#1db954', { levels: 'aligned', hues, include: ['color'] });
  const colorOf = (name: string, step: string) =>
    rgb(tokens.find((one) => one.name === `--color-${name}-${step}`)!.hex!);
  const NAMES = [
    'primary',
    'secondary',
    'accent',
    'success',
    'warning',
    'danger',
    'info',
    ...hues.map(({ name }) => name),
  ];
  it('give the same step of every hue the same contrast on white, within 0.1', () => {
    for (const step of RAMP_STEPS) {
      const ratios = NAMES.filter(
        (name) => !meta.exceptions.some(({ token }) => token === `--color-${name}-${step}`),
      ).map((name) => contrastRatio(colorOf(name, step), WHITE.color));
      expect([step, Math.max(...ratios) - Math.min(...ratios) <= 0.1]).toEqual([step, true]);
    }
  });
  it('put every 600 on every 100', () => {
    const isOwn = (name: string, step: string) =>
      meta.exceptions.some(({ token }) => token === `--color-${name}-${step}`);
    for (const text of NAMES.filter((name) => !isOwn(name, '600')))
      for (const ground of NAMES.filter((name) => !isOwn(name, '100')))
        expect(contrastRatio(colorOf(text, '600'), colorOf(ground, '100'))).toBeGreaterThanOrEqual(4.5);
  });
  it('name the steps that are colours as they were sent', () => {
    expect(meta.exceptions.map(({ hex }) => hex)).toEqual(['#1db954', ...hues.map(({ color }) => toHex(color))]);
    expect(make('#1db954').meta.exceptions).toEqual([]);
  });
  it('keep what the roles promise', () => {
    expect(brokenPromises(tokens, 'aligned')).toEqual([]);
  });
});

describe('added hues', () => {
  const add = (name: string) => () =>
    generateTokens({
      ...{ seed: rgb('#336699'), harmony: 'analogous', include: ['color'], dark: false },
      hues: [{ name, color: rgb('#0abab5') }],
    });
  it('have a ramp each, the same as shade/scale', () => {
    const { tokens } = add('teal')();
    expect(tokens.filter(({ name }) => name.startsWith('--color-teal-')).map(({ hex }) => hex)).toEqual(
      shadeScale({ color: rgb('#0abab5'), method: 'tailwind', steps: 11, seed: 1 }).steps.map(({ hex }) => hex),
    );
  });
  it('have names of their own', () => {
    for (const name of ['primary', 'text', 'seed', 'Teal', 'a b', '', 'primary-500', '5'])
      expect(add(name)).toThrow(/hues\[0\]\.name/);
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
      const { l } = toOklch(rgb('#2f6fb7'));
      const hue = (name: string) => {
        const steps = tokens.filter((t) => new RegExp(`^--color-${name}-\\d+$`).test(t.name));
        const tones = steps.map(({ hex }) => toOklch(rgb(hex!)));
        return tones.reduce((best, tone) => (Math.abs(tone.l - l) < Math.abs(best.l - l) ? tone : best)).h;
      };
      return [hue('secondary'), hue('accent')].map((h) => (h - toOklch(rgb('#2f6fb7')).h + 720) % 360);
    };
    const turns = { analogous: [30, 330], complementary: [180, 150], triadic: [120, 240], mono: [0, 0] };
    for (const id of TOKEN_HARMONY_IDS)
      for (const [i, made] of hues(id).entries()) {
        // Colours that sRGB has no room for come out a few degrees away.
        const off = Math.abs(((made - turns[id][i]! + 540) % 360) - 180);
        expect([id, i, off < 8]).toEqual([id, i, true]);
      }
  });

  it('has names of its own in every group, roles that refer to tokens, and the same roles in the dark theme', () => {
    const { tokens, meta } = make('#336699');
    const names = (group: string) => tokens.filter((t) => t.group === group).map(({ name }) => name);
    expect(new Set(tokens.map(({ name, group }) => `${group} ${name}`)).size).toBe(tokens.length);
    expect(names('dark').filter((name) => name.startsWith('--color-'))).toEqual(ROLES.map((role) => `--color-${role}`));
    expect(tokens.filter((t) => t.group !== 'dark').map(({ name }) => name)).toEqual(
      expect.arrayContaining(names('dark')),
    );
    expect(names('color')).toHaveLength(3 + 88 + ROLES.length);
    expect(meta.count).toBe(tokens.length);
    const all = new Map(tokens.map(({ name, value }) => [name, value]));
    expect(tokens.filter(({ name, value }) => name === '--color-primary' && value.startsWith('{'))).toHaveLength(2);
    for (const { name, value, hex } of tokens) {
      if (!name.startsWith('--color')) continue;
      expect(parseHex(hex!)).toBeDefined();
      const target = /^\{color\.(.+)\}$/.exec(value)?.[1];
      if (target === undefined) expect(value.slice(0, 7)).toBe(hex);
      else expect(all.get(`--color-${target.replaceAll('.', '-')}`)).toBe(hex);
    }
  });

  it('leaves out what is not asked for', () => {
    const spaces = make('#336699', { include: ['space'] }).tokens.filter(({ group }) => group === 'space');
    expect(spaces.map(({ value }) => value)).toEqual([
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
