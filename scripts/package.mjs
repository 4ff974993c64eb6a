// Packs the server with the command line into dist/npm/metamer: what was built, and a description that asks for the packages that
// the build needs when it runs. What is bundled is not installed once more; the bill of materials lists it too.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The packages inside the GraphQL playground, which have a lock file of their own. */
const inPlayground = () => {
  const { packages } = read('scripts/playground/package-lock.json');
  return read('scripts/playground/made-of.json').packages.map((path) => {
    const { version: pinned, license: id } = packages[path];
    const full = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licenses = [id.includes(' ') ? { expression: id } : { license: { id } }];
    const reference = `${full}@${pinned}`;
    return {
      'bom-ref': reference,
      type: 'library',
      name: full,
      version: pinned,
      scope: 'required',
      licenses,
      purl: `pkg:npm/${reference.replace(/^@/, '%40')}`,
    };
  });
};

/** Every production package in CycloneDX, those that are bundled too; the same for the same lock files. */
const billOfMaterials = () => {
  const words = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--silent'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  const { serialNumber: _, metadata, ...bill } = JSON.parse(execFileSync('npm', words, options));
  const { timestamp: __, component, ...others } = metadata;
  // npm takes the name of the folder for the name of the package.
  const known = new Set(bill.components.map((one) => one['bom-ref']));
  const components = [...bill.components, ...inPlayground().filter((one) => !known.has(one['bom-ref']))];
  return { ...bill, components, metadata: { ...others, component: { ...component, name } } };
};

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
