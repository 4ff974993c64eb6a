import { dtcg } from '../formats/dtcg.ts';
import { heading, type TokenSet } from '../token-set.ts';
import type { Variant } from './variant.ts';

/** What is under `dark` lies at the top of a context, and everything else without it. */
const documentOf = (set: TokenSet): Record<string, unknown> => {
  const { $description: _, ...document } = JSON.parse(dtcg.write(set)) as Record<string, unknown>;
  return document;
};

/** Tokens of the dark theme that are groups in the light one as the root token of these, so that a name is the same in both. */
const rooted = (node: unknown, day: unknown): unknown => {
  if (typeof node !== 'object' || node === null || typeof day !== 'object' || day === null) return node;
  if ('$value' in node) return '$value' in day ? node : { $root: node };
  const inDay = day as Record<string, unknown>;
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, rooted(inner, inDay[name])]));
};

const has =
  (dark: ReadonlySet<string>) =>
  (token: TokenSet['light'][number]): boolean =>
    dark.has(token.name);

/** A document with `{dark.x}` as `{x}`: in a context a name is that of its theme. */
const unprefixed = (document: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(document).replaceAll('"{dark.', '"{'));

export const resolver: Variant<'dtcg'> = {
  id: 'resolver',
  of: 'dtcg',
  media_type: 'application/json',
  extension: 'resolver.json',
  stem: 'tokens',
  description:
    'Resolver Module 2025.10 of the Design Tokens Community Group: what both themes share as a set, and a modifier `theme` with the contexts light and dark',
  write: (set) => {
    const { light, dark, title } = set;
    const changing = has(new Set(dark.map(({ name }) => name)));
    const whole = documentOf({ title, light, dark });
    const { dark: evening = {}, ...day } = whole;
    const night = rooted(evening, day);
    const pick = (
      document: unknown,
      wanted: (name: readonly string[]) => boolean,
      path: readonly string[] = [],
    ): unknown => {
      if (typeof document !== 'object' || document === null) return undefined;
      if ('$value' in document) return wanted(path) ? document : undefined;
      const entries = Object.entries(document).flatMap(([name, value]) => {
        if (name.startsWith('$') && name !== '$root') return [];
        const kept = pick(value, wanted, [...path, name]);
        return kept === undefined ? [] : [[name, kept] as const];
      });
      return entries.length ? Object.fromEntries(entries) : undefined;
    };
    const inDark = new Set<string>();
    pick(night, (path) => Boolean(inDark.add(path.join('.'))));
    const isThemed = (path: readonly string[]) => inDark.has(path.join('.'));
    const foundation = pick(day, (path) => !isThemed(path)) ?? {};
    const sources = (document: unknown) => [unprefixed((document ?? {}) as Record<string, unknown>)];
    const body = {
      name: heading(set),
      version: '2025.10',
      sets: { foundation: { sources: sources(foundation) } },
      ...(light.some(changing)
        ? {
            modifiers: {
              theme: {
                contexts: { light: sources(pick(day, isThemed)), dark: sources(night) },
                default: 'light',
              },
            },
          }
        : {}),
      resolutionOrder: [
        { $ref: '#/sets/foundation' },
        ...(light.some(changing) ? [{ $ref: '#/modifiers/theme' }] : []),
      ],
    };
    return `${JSON.stringify(body, null, 2)}\n`;
  },
};
