import { readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileWithin, type SiteFolder } from '../../analyzer/fetch/site-files.ts';
import { NO_BASE } from '../../analyzer/model/unserved.ts';
import { UsageError } from '../command.ts';

/** A page that is to be audited: by its address, or a file of this machine. */
export type Target =
  | { readonly kind: 'address'; readonly name: string }
  | {
      readonly kind: 'file';
      /** What reports call it: its address if one is known, otherwise its path. */
      readonly name: string;
      /** Path from the working directory, with slashes; `-` for standard input. */
      readonly path: string;
      readonly url: string;
      readonly site: SiteFolder;
      readonly hasAddress: boolean;
    };

export type FileTarget = Extract<Target, { kind: 'file' }>;

const PAGE = /\.x?html?$/i;
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;

/** A path as reports write it, from the working directory; never one that a log would take for a command. */
export const displayPath = (path: string): string => {
  const name = relative(process.cwd(), path).split(sep).join('/') || '.';
  return name.startsWith('::') ? `./${name}` : name;
};

const baseOf = (given: string | undefined): string => {
  if (given === undefined) return NO_BASE;
  if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : ''))
    throw new UsageError(`--base-url: must be an http or https address, got ${JSON.stringify(given)}`);
  const { origin, pathname } = new URL(given);
  return `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
};

/** The address of a file: that of its folder for `index.html`. */
const addressOf = ({ root, base }: SiteFolder, file: string): string => {
  const path = relative(root, file).split(sep).map(encodeURIComponent).join('/');
  return base + path.replace(/(^|\/)index\.html?$/i, '$1');
};

const fileTarget = (file: string, site: SiteFolder, hasAddress: boolean): FileTarget => {
  const url = addressOf(site, file);
  const path = displayPath(file);
  return { kind: 'file', name: hasAddress ? url : path, path, url, site, hasAddress };
};

/** Pages below a folder, sorted. Hidden entries and installed packages are left out, and links that lead elsewhere. */
const pagesBelow = async (root: string, matches: (path: string) => boolean): Promise<string[]> => {
  const pages: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (matches(relative(root, path).split(sep).join('/')) && (await fileWithin(root, path))) pages.push(path);
    }
  };
  await walk(root);
  return pages;
};

/** The folder of a pattern before its first wildcard, and the rest. */
const globOf = async (word: string): Promise<{ root: string; matches: (path: string) => boolean } | undefined> => {
  const { default: picomatch } = await import('picomatch');
  const { base, isGlob } = picomatch.scan(word);
  if (!isGlob) return undefined;
  const rest = word.slice(base.length).replace(/^\//, '');
  return { root: resolve(base === '' ? '.' : base), matches: picomatch(rest) };
};

const kindOf = async (path: string): Promise<'file' | 'folder' | undefined> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
};

const targetsOfWord = async (word: string, base: string, hasAddress: boolean): Promise<Target[]> => {
  if (/^https?:\/\//i.test(word)) return [{ kind: 'address', name: word }];
  if (ADDRESS.test(word)) throw new UsageError(`${word}: must be an http or https address, a file or a folder`);
  if (word === '-') {
    const site = { root: process.cwd(), base, isWhole: false };
    return [{ kind: 'file', name: hasAddress ? base : '-', path: '-', url: base, site, hasAddress }];
  }
  const path = resolve(word);
  const kind = await kindOf(path);
  if (kind === 'file') {
    const site = { root: dirname(path), base, isWhole: hasAddress };
    if (!(await fileWithin(site.root, path)))
      throw new UsageError(`${word}: is a link that leads out of its folder, or not a regular file`);
    return [fileTarget(path, site, hasAddress)];
  }
  const glob = kind === undefined ? await globOf(word) : { root: path, matches: (name: string) => PAGE.test(name) };
  if (!glob || (await kindOf(glob.root)) !== 'folder')
    throw new UsageError(`${word}: there is no such file or folder; an address begins with https:// or http://`);
  const site = { root: glob.root, base, isWhole: true };
  const pages = await pagesBelow(glob.root, glob.matches);
  if (pages.length === 0) throw new UsageError(`${word}: holds no HTML files`);
  return pages.map((file) => fileTarget(file, site, hasAddress));
};

/** What the words of a command name: addresses, files, folders, patterns and `-`. Throws UsageError. */
export const targetsOf = async (words: readonly string[], baseUrl: string | undefined): Promise<Target[]> => {
  const base = baseOf(baseUrl);
  const targets: Target[] = [];
  for (const word of words) targets.push(...(await targetsOfWord(word, base, baseUrl !== undefined)));
  return targets;
};
