// Packs the server with the command line into dist/npm/metamer: what was built, and a description that asks for the packages that
// the build needs when it runs. What is bundled is not installed once more; the bill of materials lists it too.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist', 'npm', 'metamer');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { name, version, description, license, type, engines, bin, dependencies } = read('package.json');
const needed = read('dist/server/packages.json').map((one) => {
  if (dependencies[one] === undefined) throw new TypeError(`the server needs ${one}, which package.json does not list`);
  return [one, dependencies[one]];
});
const files = ['dist/server', 'dist/web', 'dist/playground', 'db/migrations'];
const BILL = 'sbom.cdx.json';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of [...files, 'LICENSE']) cpSync(join(root, file), join(folder, file), { recursive: true });
// Stamps and the list of packages are for the build alone.
for (const file of ['server/.built', 'server/.main', 'server/packages.json', 'playground/.unpacked'])
  rmSync(join(folder, 'dist', file));
cpSync(join(root, 'docs', 'package.md'), join(folder, 'README.md'));
writeFileSync(join(folder, BILL), `${JSON.stringify(billOfMaterials(), undefined, 2)}\n`);
const packed = {
  name,
  version,
  description,
  license,
  type,
  engines,
  bin,
  files: [...files, BILL],
  dependencies: Object.fromEntries(needed),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
