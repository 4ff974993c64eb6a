// npm run sbom prints a bill of materials in CycloneDX: every package that a production installation has, on any platform, and those
// that are packed into the GraphQL playground. It is the same for the same lock files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const referenceOf = (path, { version }) => `${nameOf(path)}@${version}`;

/** What npm lists. `--omit=dev` would drop packages that both the service and a test depend on: the lock file decides. */
const listed = () => {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--silent'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return JSON.parse(execFileSync('npm', words, options));
};

/** The packages inside the GraphQL playground, which have a lock file of their own. */
const inPlayground = () => {
  const { packages } = read('scripts/playground/package-lock.json');
  return read('scripts/playground/made-of.json').packages.map((path) => {
    const reference = referenceOf(path, packages[path]);
    const { version, license: id } = packages[path];
    const licenses = [id.includes(' ') ? { expression: id } : { license: { id } }];
    const purl = `pkg:npm/${reference.replace(/^@/, '%40')}`;
    return { 'bom-ref': reference, type: 'library', name: nameOf(path), version, scope: 'required', licenses, purl };
  });
};

export const billOfMaterials = () => {
  const { name, version } = read('package.json');
  const shipped = new Set([
    `${name}@${version}`,
    ...Object.entries(read('package-lock.json').packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, entry]) => referenceOf(path, entry)),
  ]);
  const { serialNumber: _, metadata, ...bill } = listed();
  const { timestamp: __, component, ...others } = metadata;
  const components = bill.components.filter((one) => shipped.has(one['bom-ref']));
  return {
    ...bill,
    // npm takes the name of the folder for the name of the package.
    metadata: { ...others, component: { ...component, name } },
    components: [...components, ...inPlayground().filter((one) => !shipped.has(one['bom-ref']))],
    dependencies: bill.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) })),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(billOfMaterials(), undefined, 2));
