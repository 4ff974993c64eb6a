import { posix } from 'node:path';
import type { TokenFile } from '../model.ts';
import { type JsonNode, readJsonTree, textAt, valueAt } from './json-tree.ts';
import { themeName } from './themes.ts';
import { readTokenTree } from './token-tree.ts';

/** Adds a file that a document names, by its path; undefined where there is none. */
export type Beside = (path: string) => Promise<{ readonly file: number; readonly text: string } | undefined>;

/** Whether a document is a resolver (Resolver Module 2025.10 of the Design Tokens Community Group). */
export const isResolver = (root: JsonNode): boolean => valueAt(root, 'resolutionOrder')?.kind === 'array';

const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] => (node?.kind === 'array' ? node.items : []);

const at = (root: JsonNode, pointer: string): JsonNode | undefined =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<JsonNode | undefined>((node, key) => valueAt(node, key), root);

/** Reads a resolver: what all themes share, and a theme for each context of a modifier but the default one. */
export const readResolver = async (root: JsonNode, file: number, path: string, beside: Beside): Promise<TokenFile> => {
  const files: TokenFile[] = [];
  const missing: string[] = [];
  const readSource = async (node: JsonNode, tags: readonly string[], depth = 0): Promise<void> => {
    const reference = textAt(node, '$ref');
    if (reference === undefined) {
      files.push(readTokenTree(node, file, tags));
    } else if (reference.startsWith('#')) {
      const target = at(root, reference);
      if (depth > 4 || !target) return;
      for (const one of itemsOf(valueAt(target, 'sources'))) await readSource(one, tags, depth + 1);
    } else {
      const other = await beside(posix.join(posix.dirname(path), reference.split('#', 1)[0]!));
      const tree = other && readJsonTree(other.text);
      if (other && tree && 'kind' in tree) files.push(readTokenTree(tree, other.file, tags));
      else missing.push(reference);
    }
  };
  const readContexts = async (name: string, modifier: JsonNode | undefined): Promise<void> => {
    const contexts = valueAt(modifier, 'contexts');
    if (contexts?.kind !== 'object') return;
    const usual = textAt(modifier, 'default') ?? contexts.entries[0]?.key;
    for (const { key, value } of contexts.entries) {
      const tag = /^(?:theme|mode|scheme|color-?scheme)$/i.test(name) ? themeName(key) : `${name} ${key}`;
      for (const source of itemsOf(value)) await readSource(source, key === usual ? [] : [tag]);
    }
  };
  for (const step of itemsOf(valueAt(root, 'resolutionOrder'))) {
    const reference = textAt(step, '$ref');
    const inline = reference === undefined ? step : at(root, reference);
    const name = textAt(inline, 'name') ?? reference?.split('/').at(-1) ?? '';
    if (valueAt(inline, 'contexts')) await readContexts(name, inline);
    else for (const source of itemsOf(valueAt(inline, 'sources'))) await readSource(source, []);
  }
  return {
    definitions: files.flatMap(({ definitions }) => definitions),
    rules: [],
    references: missing.map((name) => `file:${name}`),
    aliases: files.flatMap(({ aliases }) => aliases),
  };
};
