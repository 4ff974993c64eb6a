import type { Rgb } from '../../../color/rgb.ts';
import { generateTokens } from '../../../design/tokens/generate.ts';

export type Theme = 'light' | 'dark';
export type RoleColors = Readonly<Record<string, string>>;

/** Colours of the roles of a theme: names without `--color-`. */
export const rolesFor = (seed: Rgb): Readonly<Record<Theme, RoleColors>> => {
  const { tokens } = generateTokens({ seed, harmony: 'analogous', include: ['color'], dark: true });
  return rolesIn(tokens);
};

export const rolesIn = (
  tokens: readonly { readonly name: string; readonly value: string; readonly group: string }[],
): Readonly<Record<Theme, RoleColors>> => {
  const of = (group: string): RoleColors =>
    Object.fromEntries(
      tokens.filter((token) => token.group === group).map(({ name, value }) => [name.replace('--color-', ''), value]),
    );
  return { light: of('color'), dark: of('dark') };
};
