import type { Definition, TokenFile } from '../model.ts';
import { type ByOrigin, byOrigins } from './origins.ts';

/** A theme: what the files say if it is on. */
export interface Theme {
  readonly name: string;
  readonly tags: readonly string[];
  readonly scheme: 'light' | 'dark';
  /** The definition of each name that applies. */
  readonly tokens: ReadonlyMap<string, Definition>;
  /** Definitions that only elements of a selector have, by the selector. */
  readonly local: ReadonlyMap<string, ReadonlyMap<string, Definition>>;
  /** The same definition for another origin of the theme, which a change has to reach too. */
  readonly copies: ReadonlyMap<Definition, Definition>;
}

/** Ends the name of a theme that the scheme of the system turns on, where that has other colours than its class. */
const MEDIA = ' (media)';

/** Whether a theme is another one as the scheme of the system has it. */
export const isMediaTheme = (name: string): boolean => name.endsWith(MEDIA);

/** Maximum number of themes that are checked; one that two origins have differently counts once. */
export const MOST_THEMES = 24;

const applies = (tags: readonly string[], theme: readonly string[]): boolean =>
  tags.every((tag) => theme.includes(tag));

const layered = (definitions: readonly Definition[]): ReadonlyMap<string, Definition> => {
  const layers = new Map<string, Definition>();
  for (const one of definitions.toSorted((a, b) => a.tags.length - b.tags.length))
    if (!one.isDefault || !layers.has(one.name)) layers.set(one.name, one);
  return layers;
};

const grouped = (definitions: readonly Definition[]): ReadonlyMap<string, ReadonlyMap<string, Definition>> => {
  const scopes = new Map<string, Definition[]>();
  for (const one of definitions) {
    const before = scopes.get(one.scope!);
    if (before) before.push(one);
    else scopes.set(one.scope!, [one]);
  }
  return new Map([...scopes].map(([scope, inside]) => [scope, layered(inside)]));
};

/** Without a dark theme beside it, `light` is one of its own; otherwise it is the base. */
const withBase = (tags: readonly string[], hasDark: boolean): readonly string[] =>
  hasDark ? tags.filter((tag) => tag !== 'light') : tags;

const nameOf = (tags: readonly string[], hasOthers: boolean): string => {
  if (tags.length > 0) return tags.join(' ');
  return hasOthers ? 'light' : 'default';
};

type Layers = ReadonlyMap<string, Definition>;

const areSame = (a: Layers, b: Layers): boolean => [...a].every(([name, { value }]) => b.get(name)?.value === value);

/** Whether everything is the same in two themes of the same names. */
const isSame = (a: Theme, b: Theme): boolean =>
  areSame(a.tokens, b.tokens) && [...a.local].every(([scope, layers]) => areSame(layers, b.local.get(scope)!));

const themeOf = (name: string, tags: readonly string[], { definitions, copies }: ByOrigin): Theme => ({
  name,
  tags,
  scheme: tags.some((tag) => /\bdark\b/.test(tag)) ? 'dark' : 'light',
  tokens: layered(definitions.filter(({ scope }) => scope === undefined)),
  local: grouped(definitions.filter(({ scope }) => scope !== undefined)),
  copies,
});

interface Themes {
  readonly themes: readonly Theme[];
  /** Names of themes that are beyond the maximum, and are not checked. */
  readonly omitted: readonly string[];
}

/** The themes of some files, the base first. Where a value is `light-dark()`, there is a dark one in any case. */
export const themesOf = (files: readonly TokenFile[]): Themes => {
  const given = files.flatMap(({ definitions }) => definitions);
  const rules = files.flatMap((file) => file.rules);
  const all = [...given, ...rules];
  const usesScheme = all.some(({ value }) => /light-dark\(/i.test(value));
  const hasDark = usesScheme || given.some(({ tags }) => tags.includes('dark'));
  const definitions = given.map((one) => ({ ...one, tags: withBase(one.tags, hasDark) }));
  const seen = new Map<string, readonly string[]>([['', []]]);
  if (hasDark) seen.set('dark', ['dark']);
  for (const { tags } of all) {
    const own = withBase(tags, hasDark);
    seen.set(own.join('\n'), own);
    if (!usesScheme) continue;
    const evening = [...new Set([...own, 'dark'])].sort();
    seen.set(evening.join('\n'), evening);
  }
  const sets = [...seen.values()].map((tags) => ({ name: nameOf(tags, hasDark), tags }));
  const themes = sets.slice(0, MOST_THEMES).flatMap(({ name, tags }) => {
    const [own, media] = byOrigins(definitions.filter((one) => applies(one.tags, tags)));
    const theme = themeOf(name, tags, own);
    const other = media && themeOf(name + MEDIA, tags, media);
    return other && !isSame(theme, other) ? [theme, other] : [theme];
  });
  return { themes, omitted: sets.slice(MOST_THEMES).map(({ name }) => name) };
};

/** Whether something applies in a theme. */
export const isIn = ({ tags: theme }: Theme, tags: readonly string[]): boolean =>
  applies(
    tags.filter((tag) => tag !== 'light' || theme.includes('light')),
    theme,
  );
