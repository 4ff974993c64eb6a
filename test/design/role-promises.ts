import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';
import { CHART } from '../../src/design/tokens/chart.ts';
import type { Theme } from '../../src/design/tokens/fill.ts';
import { differenceOf } from '../../src/design/tokens/legibility.ts';
import type { TokenRecord } from '../../src/design/tokens/records.ts';
import { BRANDS, FILLED, type Role, THEMES } from '../../src/design/tokens/roles.ts';
import { STATUSES } from '../../src/design/tokens/statuses.ts';

/** Colours by role in one theme of an answer, followed to the token that holds them. */
export const rolesOf = (tokens: readonly TokenRecord[], theme: Theme) => {
  const values = new Map(tokens.map(({ name, value, group }) => [`${group} ${name}`, value]));
  const follow = (name: string, group: string): Rgb => {
    const value = values.get(`${group} ${name}`) ?? values.get(`color ${name}`)!;
    const reference = /^\{(.+)\}$/.exec(value)?.[1];
    return reference ? follow(`--${reference.replaceAll('.', '-')}`, group) : rgb(value);
  };
  return (role: Role) => ({ color: follow(`--color-${role}`, theme === 'dark' ? 'dark' : 'color') });
};

/** What does not hold of a set: everything that the roles promise, measured again from the tokens. */
export const brokenPromises = (tokens: readonly TokenRecord[], what: string): string[] =>
  THEMES.flatMap((theme) => {
    const of = rolesOf(tokens, theme);
    const wrong: string[] = [];
    const hold = (holds: boolean, promise: string) => {
      if (!holds) wrong.push(`${what} ${theme}: ${promise}`);
    };
    const reads = (text: Role, ground: Role, ratio: number, lc: number) => {
      const [t, g] = [of(text).color, of(ground).color];
      hold(contrastRatio(t, g) >= ratio, `${text} on ${ground} has ${contrastRatio(t, g)}`);
      hold(Math.abs(apcaContrast(t, g)) >= lc, `${text} on ${ground} has Lc ${apcaContrast(t, g)}`);
    };
    const apart = (x: Role, y: Role, least: number) =>
      hold(differenceOf(of(x), of(y)) >= least, `${x} and ${y} differ by ${differenceOf(of(x), of(y))}`);
    const grounds = ['bg', 'surface', 'surface-raised'] as const;

    for (const name of FILLED)
      for (const ground of [name, `${name}-hover`, `${name}-active`] as const) reads(`on-${name}`, ground, 4.5, 60);
    for (const ground of grounds) {
      reads('text', ground, 7, 60);
      for (const text of [
        'link',
        'link-hover',
        'text-muted',
        ...STATUSES.map((name) => `${name}-text` as const),
      ] as const)
        reads(text, ground, 4.5, 60);
      for (const mark of [
        'border-strong',
        'focus-ring',
        ...BRANDS.map((name) => `${name}-focus` as const),
        ...CHART,
      ] as const)
        reads(mark, ground, 3, 0);
      apart('selected', ground, 4);
      apart('border', ground, 2);
    }
    reads('on-selected', 'selected', 4.5, 60);
    apart('bg', 'surface', 2);
    apart('surface', 'surface-raised', 2);
    apart('bg', 'surface-raised', 2);
    for (const name of FILLED) {
      apart(name, `${name}-hover`, 2);
      apart(`${name}-hover`, `${name}-active`, 2);
    }
    for (const brand of BRANDS) for (const status of STATUSES) apart(brand, status, 10);
    return wrong;
  });
