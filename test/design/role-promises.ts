import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';
import type { Theme } from '../../src/design/tokens/fill.ts';
import type { FillMode } from '../../src/design/tokens/fill-modes.ts';
import { differenceOf } from '../../src/design/tokens/legibility.ts';
import type { TokenRecord } from '../../src/design/tokens/records.ts';
import { BRANDS, type Role, STATUSES, THEMES } from '../../src/design/tokens/roles/names.ts';
import { promises, ROLE_TABLE } from '../../src/design/tokens/roles/table.ts';
import { apart, seen } from '../../src/design/tokens/sight.ts';

/** Colours by role in one theme of an answer, followed to the token that holds them. */
export const rolesOf = (tokens: readonly TokenRecord[], theme: Theme) => {
  const values = new Map(tokens.map(({ name, value, group }) => [`${group} ${name}`, value]));
  const follow = (name: string, group: string): Rgb => {
    const value = values.get(`${group} ${name}`) ?? values.get(`color ${name}`)!;
    const reference = /^\{(.+)\}$/.exec(value)?.[1];
    return reference ? follow(`--${reference.replaceAll('.', '-')}`, group) : rgb(value.slice(0, 7));
  };
  return (role: Role) => ({ color: follow(`--color-${role}`, theme === 'dark' ? 'dark' : 'color') });
};

/** What does not hold of a set: everything that the table of roles promises, measured again from the tokens. */
export const brokenPromises = (tokens: readonly TokenRecord[], what: string, fill: FillMode = 'brand'): string[] =>
  THEMES.flatMap((theme) => {
    const of = rolesOf(tokens, theme);
    const wrong: string[] = [];
    const hold = (holds: boolean, promise: string) => {
      if (!holds) wrong.push(`${what} ${theme}: ${promise}`);
    };
    for (const { foreground, background, need } of promises(fill)) {
      const [t, g] = [of(foreground).color, of(background).color];
      hold(contrastRatio(t, g) >= need.ratio, `${foreground} on ${background} has ${contrastRatio(t, g)}`);
      hold(Math.abs(apcaContrast(t, g)) >= need.lc, `${foreground} on ${background} has Lc ${apcaContrast(t, g)}`);
    }
    for (const { role, apart: distances = [] } of ROLE_TABLE)
      for (const { from, least } of distances)
        for (const other of from) {
          const difference = differenceOf(of(role), of(other));
          hold(difference >= least, `${role} and ${other} differ by ${difference}`);
        }
    for (const status of STATUSES)
      for (const other of [...BRANDS, ...STATUSES]) {
        if (other === status) continue;
        const difference = differenceOf(of(status), of(other));
        const least = apart(seen(of(status).color), seen(of(other).color));
        hold(difference >= 10 && least >= 4.5, `${status} and ${other} differ by ${difference}, ${least} in some view`);
      }
    return wrong;
  });
