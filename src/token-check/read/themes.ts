import type { Origin } from '../model.ts';
import type { Block } from './blocks.ts';
import { splitAt } from './split.ts';

/** Where a declaration applies: the themes, and the selector if it is not the whole document. */
export interface Place {
  readonly tags: readonly string[];
  readonly scope: string | undefined;
  /** What turns the themes on; undefined where nothing has to, or another at-rule. */
  readonly origin: Origin | undefined;
}

const ROOT = /^(?:html|body|\*|&|:root|:host|:scope)$/i;
/** Pseudo-elements that are named beside the root, as Tailwind does: only those that stand alone. */
const ROOT_PSEUDO = /^::?(?:before|after|backdrop)$/i;
/** Classes that are states or parts of a page and no theme, even of the root or with `theme` in their names. */
const NO_THEME =
  /^(?:(?:no|wf)[-_].*|js|loaded|ready|touch)$|[-_](?:provider|container|wrapper|root|toggle|switch|switcher|button|btn|icon|preview|picker|selector|card|menu)$/i;
/** Classes that say a state, as `is-dark`: a theme on the root alone, and only with a word of one. */
const STATE = /^(?:is|has)[-_]/i;
const THEME_STATE = /[-_](?:dark|light|contrast)(?:[-_]|$)/i;
const THEME_ATTRIBUTE = /theme|mode|scheme|appearance/i;
const THEME_CLASS = /(?:^|[-_])(?:dark|light|theme|contrast)(?:[-_]|$)/i;

/** `dark-theme`, `theme-dark`, `dark-mode` and `is-dark` are `dark`. */
export const themeName = (given: string): string =>
  given
    .toLowerCase()
    .replace(STATE, '')
    .replace(/^(?:theme|mode|color-scheme|scheme)[-_]+(?=.)/, '')
    .replace(/(?<=[^-_])[-_]+(?:theme|mode|scheme)$/, '');

/** What stands between combinators: `~` in an attribute is none. */
const COMPOUND = /(?:\[[^[\]]*\]|[^\s>+~])+/g;

/** Parts of one compound selector: a type, classes, attributes, pseudo-classes. */
const SIMPLE = /\[[^\]]*\]|::?[a-z-]+|\.(?:\\.|[\w-])+|#(?:\\.|[\w-])+|[&*]|[a-z][\w-]*|./gi;

/** Whether a class is a theme. */
const isTheme = (name: string, isRoot: boolean): boolean => {
  if (NO_THEME.test(name)) return false;
  return STATE.test(name) ? isRoot && THEME_STATE.test(name) : isRoot || THEME_CLASS.test(name);
};

/** The themes that a selector names, and whether it is about more than the document. */
const readSelector = (selector: string): { tags: string[]; isLocal: boolean } => {
  const plain = selector
    .replace(/:not\([^()]*\)/gi, '')
    .replace(/:(?:is|where|host|host-context)\(([^(),]*)(?:,[^()]*)?\)/gi, ' $1 ');
  const tags: string[] = [];
  let isLocal = false;
  for (const compound of plain.match(COMPOUND) ?? []) {
    const parts = compound.match(SIMPLE) ?? [];
    const isRoot = parts.some((part) => ROOT.test(part));
    if (parts.every((part) => ROOT_PSEUDO.test(part))) continue;
    for (const part of parts) {
      if (ROOT.test(part) || (isRoot && ROOT_PSEUDO.test(part))) continue;
      const [, attribute = '', value = ''] =
        /^\[([\w-]+)\s*[~|^$*]?=\s*["']?([^"'\]]*)["']?\s*[is]?\]$/.exec(part) ?? [];
      const [, className] = /^\.(.+)$/.exec(/^class$/i.test(attribute) ? `.${value}` : part) ?? [];
      if (className && isTheme(className, isRoot)) tags.push(themeName(className));
      else if (THEME_ATTRIBUTE.test(attribute) || (isRoot && !/^(?:|lang|dir|class)$/i.test(attribute)))
        tags.push(themeName(value || attribute));
      else isLocal = true;
    }
  }
  return { tags, isLocal };
};

/** The theme that an at-rule asks for; empty where it changes none of them. */
const readAtRule = (prelude: string): string[] => {
  const [, name = '', rest = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(prelude) ?? [];
  if (/^(?:custom-)?variant$/i.test(name)) return rest.trim() === '' ? [] : [themeName(rest.trim())];
  if (/^include$/i.test(name)) return /^color-mode\(\s*["']?(\w+)/i.exec(rest)?.slice(1).map(themeName) ?? [];
  if (!/^media$/i.test(name)) return [];
  const scheme = /prefers-color-scheme\s*:\s*(dark|light)/i.exec(rest);
  if (scheme) {
    const before = rest.slice(rest.lastIndexOf(',', scheme.index) + 1, scheme.index);
    return /\bnot\s/i.test(before) ? [] : [scheme[1]!.toLowerCase()];
  }
  if (/prefers-contrast\s*:\s*more/i.test(rest)) return ['more contrast'];
  return /^\s*(?:all|screen)?\s*$/i.test(rest) ? [] : [rest.trim().replace(/\s+/g, ' ').slice(0, 60)];
};

/** Blocks from the outermost to the innermost. */
const around = (block: Block | undefined): Block[] => {
  const blocks: Block[] = [];
  for (let one = block; one; one = one.outer) blocks.push(one);
  return blocks.reverse();
};

/** A selector inside another, with `&` for that. */
const nested = (outer: string | undefined, inner: string): string => {
  if (inner.includes('&')) return inner.replaceAll('&', outer ?? '');
  return outer === undefined ? inner : `${outer} ${inner}`;
};

/** Blocks whose declarations are not those of an element. */
const NO_PLACE =
  /^@(?:-\w+-)?(?:keyframes|font-face|property|page|mixin|function|utility|counter-style)\b|^@supports\s+not\b/i;

/** Where the declarations of a block apply, once for each selector of a list; empty if they are not those of an element. */
export const placesOf = (block: Block | undefined): Place[] => {
  let places: Place[] = [{ tags: [], scope: undefined, origin: undefined }];
  for (const { prelude } of around(block)) {
    if (NO_PLACE.test(prelude)) return [];
    if (prelude.startsWith('@')) {
      const more = readAtRule(prelude);
      const isScheme = more.length > 0 && /^@media\b.*prefers-color-scheme/is.test(prelude);
      places = places.map(({ tags, scope, origin }) => ({
        tags: [...tags, ...more],
        scope,
        origin: isScheme ? 'media' : origin,
      }));
      continue;
    }
    places = splitAt(prelude)
      .slice(0, 8)
      .flatMap(({ text }) => {
        const { tags: more, isLocal } = readSelector(text);
        return places.map(({ tags, scope, origin }) => ({
          tags: [...tags, ...more],
          scope: isLocal ? nested(scope, text.replace(/\s+/g, ' ')) : scope,
          origin: origin ?? (more.length > 0 ? 'selector' : undefined),
        }));
      })
      .slice(0, 8);
  }
  return places.map((place) => ({ ...place, tags: [...new Set(place.tags)].sort() }));
};

/** Whether a block is Tailwind's `@theme`, whose variables are for its classes. */
export const isThemeBlock = (block: Block | undefined): boolean =>
  around(block).some(({ prelude }) => /^@theme\b/i.test(prelude));
