import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const files = ['test/bench', 'test/soak', 'test/fuzz', 'test/hostile'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

/** What a file takes from modules of the service, where no type is checked: in an import, or while it runs. */
const taken = (file: string) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const imported = [...text.matchAll(/import \{([^}]+)\} from '(\.[^']*\/dist\/[^']+)'/g)].map(([, names, path]) => ({
    path: join(ROOT, file, '..', path!),
    names: names!.split(',').map((name) => name.split(' as ')[0]!.trim()),
  }));
  const loaded = [...text.matchAll(/const \{([^}]+)\} = await dist\('([^']+)'\)/g)].map(([, names, path]) => ({
    path: join(ROOT, 'dist/src', path!),
    names: names!.split(',').map((name) => name.split(':')[0]!.trim()),
  }));
  return [...imported, ...loaded];
};

it('what a bench takes from the service is there', async () => {
  const missing: string[] = [];
  let count = 0;
  for (const file of files)
    for (const { path, names } of taken(file)) {
      const module = await import(pathToFileURL(path).href);
      count += names.length;
      missing.push(...names.filter((name) => name && !(name in module)).map((name) => `${file}: ${name} of ${path}`));
    }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(80);
});
