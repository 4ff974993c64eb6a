import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { WORKBENCH } from '../api/pages/packed.ts';

const GUIDE = '/guide';
/** Addresses of the overview of all guides. */
const OVERVIEW = [GUIDE, `${GUIDE}/`, '/docs'];
const FOLDER = `${WORKBENCH.folder}guide`;
const ENDINGS = ['', '.html'];

/** The files of the guides, by their names below the folder of the page; none where they were not built. */
export const guideFiles = (): ReadonlySet<string> => {
  try {
    const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        posix.join(entry.parentPath.slice(FOLDER.length).replaceAll('\\', '/'), entry.name).replace(/^\//, ''),
      );
    return new Set(names);
  } catch {
    return new Set();
  }
};

/** The file that is asked for at a path below `/guide`; undefined where there is none. */
export const guideFileAt = (files: ReadonlySet<string>, path: string): string | undefined => {
  if (OVERVIEW.includes(path)) return files.has('index.html') ? 'index.html' : undefined;
  if (!path.startsWith(`${GUIDE}/`) || path.endsWith('.br')) return undefined;
  const name = path.slice(GUIDE.length + 1);
  return ENDINGS.map((ending) => name + ending).find((one) => files.has(one));
};

/** The address of a guide by its file: the overview has one of its own, the others go without the ending. */
export const guidePath = (file: string): string =>
  file === 'index.html' ? '/docs' : `${GUIDE}/${file.replace(/\.html$/, '')}`;

/** The addresses of all guides. */
export const guidePaths = (files: ReadonlySet<string>): string[] =>
  [...files].filter((name) => name.endsWith('.html')).map(guidePath);
