import { computed, type ReadonlySignal } from '@preact/signals';
import { toOklch } from '../../../color/oklab.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { asyncComputed } from '../../state/async-computed.ts';
import { inWorker } from '../../state/in-worker.ts';

export type Theme = 'light' | 'dark';
/** Colours of the roles of a theme: names without `--color-`. */
export type RoleColors = Readonly<Record<string, string>>;
export type ThemeRoles = Readonly<Record<Theme, RoleColors>>;

interface ColorToken {
  readonly name: string;
  readonly value: string;
  readonly group: string;
  readonly hex?: string;
}

/** The colours of a set of tokens by theme. */
export const rolesIn = (tokens: readonly ColorToken[]): ThemeRoles => {
  const of = (group: string): RoleColors =>
    Object.fromEntries(
      tokens
        .filter((token) => token.group === group)
        .map(({ name, value, hex }) => [name.replace('--color-', ''), hex ?? value]),
    );
  return { light: of('color'), dark: of('dark') };
};

/** Colours by their OKLCH chroma, the most colourful first. */
export const byChroma = (colors: readonly Rgb[]): Rgb[] => colors.toSorted((a, b) => toOklch(b).c - toOklch(a).c);

/** Roles made from a colour as the service makes tokens; undefined until the first are there. */
export const createRoles = (seed: () => Rgb | undefined) => {
  // Another colour is one with another hex.
  const hex = computed(() => {
    const color = seed();
    return color && toHex(color);
  });
  const made = asyncComputed(() => {
    const color = hex.value === undefined ? undefined : seed();
    return color && (() => inWorker('tokens', { seed: color, harmony: 'analogous', include: ['color'], dark: true }));
  }, 0);
  const roles: ReadonlySignal<ThemeRoles | undefined> = computed(
    () => made.value.value && rolesIn(made.value.value.tokens),
  );
  return { roles, settled: made.settled };
};
