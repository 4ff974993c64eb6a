import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(import.meta.dirname, '../../..');

/** What of the build serves and is served. */
const BUILT = ['package.json', 'db/migrations', 'dist/server', 'dist/web'];

/** Copies the built service, to start and to change it there. */
export const copyBuild = (folder: string): void => {
  for (const name of BUILT) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
};

/** Files of a copy that are text, and those that have the packed form beside them. */
const TEXTS = ['.js', '.css', '.html', '.webmanifest'];

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));

const write = (file: string, content: string | Buffer): void => {
  writeFileSync(file, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
};

/** Names of the files of a copy, as they are served. */
export const namesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'dist/web/assets')).filter((name) => !name.endsWith('.br'));

export const versionOf = (folder: string): string =>
  /data-build="(\w+)"/.exec(readFileSync(join(folder, 'dist/web/pages/home.html'), 'utf8'))![1]!;

/**
 * Replaces the page of a copy by its next build: every file has another name, as if all had changed, and none of the former is served
 * any more.
 */
export const deployNext = (folder: string): void => {
  const web = join(folder, 'dist/web');
  const version = versionOf(folder);
  const names = new Map(
    namesOf(folder).map((name) => {
      const end = extname(name);
      return [name, `${name.slice(0, -end.length)}next${end}`];
    }),
  );
  const renamed = (text: string): string =>
    [...names]
      .reduce((all, [former, next]) => all.replaceAll(former, next), text)
      .replaceAll(version, [...version].toReversed().join(''));
  const files = listed(web).map((file) => [file, readFileSync(file)] as const);
  rmSync(join(web, 'assets'), { recursive: true });
  mkdirSync(join(web, 'assets'));
  for (const [file, content] of files) {
    const name = file.split(/[\\/]/).at(-1)!;
    const target = file.includes('assets') ? join(web, 'assets', names.get(name)!) : file;
    write(target, TEXTS.includes(extname(file)) ? renamed(content.toString('utf8')) : content);
  }
};

/** Replaces the page of a copy by the one that it was copied from. */
export const deployFormer = (folder: string): void => {
  rmSync(join(folder, 'dist/web'), { recursive: true });
  cpSync(join(root, 'dist/web'), join(folder, 'dist/web'), { recursive: true });
};

/** Replaces one document of a copy by the one that it was copied from. */
export const deployDocument = (folder: string, name: string): void => {
  for (const file of [`${name}.html`, `${name}.html.br`])
    cpSync(join(root, 'dist/web/pages', file), join(folder, 'dist/web/pages', file));
};

/** Replaces the page of a copy by a build that has no service worker. */
export const deployWithout = (folder: string): void => {
  const web = join(folder, 'dist/web');
  rmSync(join(web, 'sw.js'));
  for (const file of listed(web).filter((one) => one.endsWith('.html')))
    write(file, readFileSync(file, 'utf8').replace(/ data-build="\w+"/, ''));
};
