import type { AliasUse, Definition, TokenFile } from '../model.ts';
import { colorObject } from './dtcg-value.ts';
import { type JsonEntry, type JsonNode, textAt, valueAt } from './json-tree.ts';
import { themeName } from './themes.ts';
import { wordsOfName } from './words.ts';

/** Where a group lies. */
interface Position {
  readonly path: readonly string[];
  readonly tags: readonly string[];
  readonly type: string | undefined;
}

/** What a tree of tokens is written in: Design Tokens, Style Dictionary before them, or nothing but names and values. */
type Dialect = '$value' | 'value' | 'plain';

const has = (node: JsonNode, key: string): boolean => {
  const stack = [node];
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one.kind === 'array') stack.push(...one.items);
    if (one.kind !== 'object') continue;
    for (const entry of one.entries) {
      if (entry.key === key) return true;
      stack.push(entry.value);
    }
  }
  return false;
};

const dialectOf = (root: JsonNode): Dialect => {
  if (has(root, '$value')) return '$value';
  return has(root, 'value') ? 'value' : 'plain';
};

const THEME = /^(?:light|dark)(?:[-_](?:theme|mode))?$|^(?:theme|mode)[-_](?:light|dark)$/i;

/** Whether the keys of a group are themes: `light` and `dark` alone, or one of them at the top. */
const areThemes = (entries: readonly JsonEntry[], depth: number): ((key: string) => boolean) => {
  const names = entries.filter(({ key, value }) => !key.startsWith('$') && value.kind !== 'other');
  const themes = names.filter(({ key }) => THEME.test(key));
  const isAll = themes.length >= 2 && themes.length === names.length;
  const isTop = depth === 0 && themes.some(({ value }) => value.kind === 'object');
  return (key) => (isAll || isTop) && THEME.test(key);
};

/** `{a.b}` as a name; a pointer of JSON too. */
const pointerName = (pointer: string): string =>
  pointer
    .replace(/^#?\//, '')
    .replace(/\/(?:\$?value)$/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The name in the braces of an alias. */
export const aliasName = (inside: string): string => inside.trim().replace(/\.\$?value$/, '');

interface Value {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly notation: 'json' | 'dtcg';
}

/** A value as the readers of colours take it; undefined where it is for something else. */
const colorText = (node: JsonNode): Value | undefined => {
  if (node.kind === 'text') return { text: node.value, start: node.start, end: node.end, notation: 'json' };
  if (node.kind !== 'object') return undefined;
  const { start, end } = node;
  const reference = textAt(node, '$ref');
  if (reference !== undefined) return { text: `{${pointerName(reference)}}`, start, end, notation: 'dtcg' };
  const text = colorObject(node);
  return text === undefined ? undefined : { text, start, end, notation: 'dtcg' };
};

interface Reference {
  readonly name: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A token of the same document that a pointer leads to, or into. */
const pointerReference = (node: JsonNode): Reference[] => {
  const pointer = textAt(node, '$ref');
  if (!pointer?.startsWith('#/')) return [];
  const name = pointerName(pointer.replace(/\/\$value\/.*$/, ''));
  return [{ name, text: pointer, start: node.start, end: node.end }];
};

/** What a value and its parts refer to, such as the colour of a border, with the texts that it stands in. */
const referencesIn = (node: JsonNode): Reference[] => {
  if (node.kind === 'array') return node.items.flatMap(referencesIn);
  if (node.kind === 'object')
    return [...pointerReference(node), ...node.entries.flatMap(({ value }) => referencesIn(value))];
  if (node.kind !== 'text') return [];
  const { value: text, start, end } = node;
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name: aliasName(name!), text, start, end }));
};

/** Whether a text is one alias and nothing else; braces inside a text of words mean nothing. */
const isWholeAlias = ({ text }: Reference): boolean => /^\s*(?:\{[^{}]+\}|#\/.*)\s*$/.test(text);

/** Values of other modes, as `$extensions.mode` has them. */
const modesOf = (token: JsonNode): readonly JsonEntry[] => {
  const mode = valueAt(valueAt(token, '$extensions'), 'mode');
  return mode?.kind === 'object' ? mode.entries : [];
};

/** A group with what it takes from others by `$extends`, at most eight levels of them. */
const extended = (root: JsonNode, group: JsonNode, depth = 0): readonly JsonEntry[] => {
  if (group.kind !== 'object') return [];
  const base = textAt(group, '$extends');
  if (base === undefined || depth > 8) return group.entries;
  const target = pointerName(base.replace(/^\{(.*)\}$/, '$1').replaceAll('.', '/'))
    .split('.')
    .reduce<JsonNode | undefined>((node, key) => valueAt(node, key), root);
  if (!target || target === group) return group.entries;
  const own = new Set(group.entries.map(({ key }) => key));
  return [...extended(root, target, depth + 1).filter(({ key }) => !own.has(key)), ...group.entries];
};

/** Reads the tokens of a tree that lies in a file, for themes that are known from outside of it. Never throws. */
export const readTokenTree = (root: JsonNode, file: number, tags: readonly string[] = []): TokenFile => {
  const dialect = dialectOf(root);
  const hasSets = valueAt(root, '$metadata') !== undefined || valueAt(root, '$themes') !== undefined;
  const definitions: Definition[] = [];
  const references: string[] = [];
  const aliases: AliasUse[] = [];
  const define = ({ path, tags: own, type }: Position, node: JsonNode): void => {
    const value = colorText(node);
    const isColor = type === 'color';
    if (!value && dialect === 'plain') return;
    const name = path.join('.');
    const all = dialect === 'plain' ? [] : referencesIn(node);
    const used = type === 'string' ? all.filter(isWholeAlias) : all;
    if (!value) references.push(...used.map((one) => one.name));
    for (const { name: target, text, start, end } of used)
      aliases.push({ token: name, name: target, text, span: { file, start, end } });
    definitions.push({
      name,
      words: wordsOfName(name),
      tags: [...new Set(own)].sort(),
      scope: undefined,
      value: value?.text ?? '',
      notation: value?.notation ?? 'dtcg',
      span: { file, start: value?.start ?? node.start, end: value?.end ?? node.end },
      isColor,
      isPublic: false,
    });
  };
  const walk = (node: JsonNode, position: Position, depth: number): void => {
    if (node.kind !== 'object') {
      if (dialect === 'plain' && node.kind === 'text') define(position, node);
      return;
    }
    const type = textAt(node, '$type') ?? (dialect === 'value' ? textAt(node, 'type') : undefined) ?? position.type;
    const here = { ...position, type };
    const value = dialect === 'plain' ? undefined : valueAt(node, dialect);
    // Style Dictionary may have a group that is called `value`.
    if (value && (dialect === '$value' || value.kind !== 'object' || !has(value, 'value'))) {
      define(here, value);
      for (const mode of modesOf(node)) {
        const name = themeName(mode.key);
        if (name !== 'light') define({ ...here, tags: [...here.tags, name] }, mode.value);
      }
      if (dialect === 'value') return;
    }
    const entries = extended(root, node);
    const isTheme = areThemes(entries, depth);
    for (const { key, value: inner } of entries) {
      if (key.startsWith('$') && key !== '$root') continue;
      if (depth === 0 && hasSets)
        walk(inner, { ...here, tags: [...here.tags, ...(THEME.test(key) ? [themeName(key)] : [])] }, 1);
      else if (isTheme(key)) walk(inner, { ...here, tags: [...here.tags, themeName(key)] }, depth + 1);
      else walk(inner, { ...here, path: [...here.path, key] }, depth + 1);
    }
  };
  walk(root, { path: [], tags, type: undefined }, 0);
  return { definitions, rules: [], references, aliases };
};
