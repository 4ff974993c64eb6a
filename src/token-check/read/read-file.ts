import { posix } from 'node:path';
import type { SourceText, TokenFile } from '../model.ts';
import { readJsonTree } from './json-tree.ts';
import { type Beside, isResolver, readResolver } from './resolver.ts';
import { readStyleSheet } from './style-sheet.ts';
import { readTokenTree } from './token-tree.ts';

/** A file read, or why it cannot be. */
export type FileReading = { readonly tokens: TokenFile; readonly why?: never } | { readonly why: string };

/** `tokens.dark.json`, `dark.json` and `_dark.scss` hold what is different in the dark theme. */
const tagsOfName = (path: string): string[] => {
  const [, theme] = /(?:^|[._-])(dark|light)(?=[._-])/i.exec(posix.basename(path)) ?? [];
  return theme ? [theme.toLowerCase()] : [];
};

/**
 * Reads the tokens of a file by what it is called: style sheets, SCSS, and JSON in any of its forms. A text of another name is
 * taken for JSON if it begins like it. Never throws for a text.
 */
export const readTokenFile = async ({ path, text }: SourceText, file: number, beside: Beside): Promise<FileReading> => {
  if (text.includes('\0')) return { why: 'is not text' };
  const isJson = /\.json[c5]?$|\.tokens$/i.test(path) || (!/\.[\w]+$/.test(path) && /^\s*[{[]/.test(text));
  if (!isJson) {
    const isScss = /\.scss$/i.test(path);
    return { tokens: readStyleSheet(text, file, isScss ? 'scss' : 'css', isScss ? tagsOfName(path) : []) };
  }
  const tree = readJsonTree(text);
  if (!('kind' in tree)) return { why: `is not JSON: ${tree.why}` };
  if (!isResolver(tree)) return { tokens: readTokenTree(tree, file, tagsOfName(path)) };
  return { tokens: await readResolver(tree, file, path, beside) };
};
