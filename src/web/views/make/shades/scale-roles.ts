import { contrastRatio } from '../../../../color/luminance.ts';
import { oklabDistance, toOklab } from '../../../../color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../../color/rgb.ts';
import type { RoleColors, ThemeRoles } from '../roles.ts';

/** Roles that are the brand itself, with what is read on each. */
const FILLED = [
  ['primary', 'on-primary', 4.5],
  ['focus-ring', 'surface', 3],
] as const;

/** The step nearest to a role that can be read as the role must be; the role itself if none can. */
const stepFor = (role: string, on: string, needs: number, colors: readonly Rgb[]): string => {
  const wanted = toOklab(rgb(role));
  const legible = colors.filter((color) => contrastRatio(color, rgb(on)) >= needs);
  const [nearest] = legible.toSorted((a, b) => oklabDistance(toOklab(a), wanted) - oklabDistance(toOklab(b), wanted));
  return nearest ? toHex(nearest) : role;
};

const inScale = (roles: RoleColors, colors: readonly Rgb[]): RoleColors => ({
  ...roles,
  ...Object.fromEntries(
    FILLED.flatMap(([name, on, needs]) => {
      const [role, behind] = [roles[name], roles[on]];
      return role === undefined || behind === undefined ? [] : [[name, stepFor(role, behind, needs, colors)]];
    }),
  ),
});

/** Roles made from the base, with steps of a scale where the brand is painted. */
export const rolesOfScale = ({ light, dark }: ThemeRoles, colors: readonly Rgb[]): ThemeRoles => ({
  light: inScale(light, colors),
  dark: inScale(dark, colors),
});
