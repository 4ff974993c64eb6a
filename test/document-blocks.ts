import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The documents of this repository, by their paths from its root. */
export const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  /** Why it cannot be run here, from the comment above it. */
  readonly reason: string | undefined;
}

/** The fenced blocks of a document, in their order. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/(?:^ *<!-- not run: (.+?) -->\n)?^( *)```(\S*)\n(.*?)^ *```$/gms)].map(
    ([whole, reason, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, text.indexOf(whole)).split('\n').length,
      reason,
    }),
  );
