// Copies what the packed server loads, and the packages that these need, into node_modules of the folder that is named: the image has
// nothing else. Which version is where is read from package-lock.json, as npm installed it.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'node_modules/';

/** Where Node finds a package that is asked for in `from`: there, or in a folder above it. */
const locate = (packages, from, name) => {
  for (let at = from; ; ) {
    const path = `${at ? `${at}/` : ''}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
    const above = at.lastIndexOf(`/${FOLDER}`);
    at = above < 0 ? '' : at.slice(0, above);
  }
};

/** Paths of the packages that are needed, of those that the lock file has; `isThere` says which optional ones are installed. */
export const neededPackages = (names, { packages }, isThere) => {
  const found = new Set();
  const need = (name, from, isOptional) => {
    const path = locate(packages, from, name);
    if (!path || (isOptional && !isThere(path))) {
      if (isOptional) return;
      throw new TypeError(`${from || 'the server'} needs ${name}, which package-lock.json does not have`);
    }
    if (found.has(path)) return;
    found.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path];
    for (const one of Object.keys(dependencies)) need(one, path, one in optionalDependencies);
    for (const one of Object.keys(optionalDependencies)) need(one, path, true);
    for (const one of Object.keys(peerDependencies)) need(one, path, peerDependenciesMeta[one]?.optional === true);
  };
  for (const name of names) need(name, '', false);
  return [...found].toSorted();
};

export const copyServerPackages = (folder) => {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const isThere = (path) => existsSync(join(root, path, 'package.json'));
  const paths = neededPackages(read('dist/server/packages.json'), read('package-lock.json'), isThere);
  // A nested package has an entry of its own.
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.slice(join(root, path).length).includes('/node_modules'),
    });
  return paths;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = copyServerPackages(resolve(process.argv[2]));
  console.log(`${paths.length} packages`);
}
