// Packs the tools for agents into dist/npm: a bundle (.mcpb) that desktop programs install by opening it, and a manifest for a registry
// (server.json). A bundle has native packages, so it is for the system that it is made on.
//
//   node scripts/mcp-bundle.mjs [--namespace io.github.owner] [--release-url https://...]
//
// A registry takes the manifest with a namespace that its publisher owns, and with the address that the bundle is served at.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { tools } from '../dist/src/mcp/tools/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = join(root, 'dist', 'npm');
const packed = join(npm, 'metamer');
const { values } = parseArgs({
  options: { namespace: { type: 'string', default: 'metamer' }, 'release-url': { type: 'string' } },
});

/** Only a service has a database, GraphQL and pages. */
const SERVED = new Set(['libsql', 'graphql', '@expo-google-fonts/inter']);
const NOT_RUN = /(?:^|\/)(?:dist\/(?:web|playground)|db)\//;
const NOT_NEEDED = /\.(?:d\.[cm]?ts|map|md|markdown)$|\/(?:test|tests|docs|example|examples)\//i;

const { name, version, description, license, engines, dependencies } = JSON.parse(
  readFileSync(join(packed, 'package.json'), 'utf8'),
);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The folder of a package as another one finds it: beside it, or above. */
const folderOf = (dependency, from) => {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', dependency);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root || at === dirname(at)) return undefined;
  }
};

/** The folders of some packages and of all that they need; optional ones where they are installed. */
const closure = (names) => {
  const folders = new Set();
  const add = (dependency, from, isOptional) => {
    const folder = folderOf(dependency, from);
    if (!folder) {
      if (isOptional) return;
      throw new Error(`${dependency} is not installed`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const one of Object.keys(own.dependencies ?? {}))
      add(one, folder, own.optionalDependencies?.[one] !== undefined);
    for (const one of Object.keys(own.optionalDependencies ?? {})) add(one, folder, true);
  };
  for (const one of names) add(one, root, false);
  return [...folders];
};

const files = {};
const add = (file, path) => {
  files[path.split(sep).join('/')] = [new Uint8Array(readFileSync(file)), { mtime: '1980-01-01T00:00:00' }];
};
for (const file of filesBelow(packed)) {
  const path = relative(packed, file).split(sep).join('/');
  if (!NOT_RUN.test(path)) add(file, path);
}
const needed = Object.keys(dependencies).filter((one) => !SERVED.has(one));
for (const folder of closure(needed))
  for (const file of filesBelow(folder)) {
    const path = relative(root, file);
    const inside = relative(folder, file).split(sep).join('/');
    if (!inside.startsWith('node_modules/') && !NOT_NEEDED.test(`/${inside}`)) add(file, path);
  }

const manifest = {
  manifest_version: '0.3',
  name,
  display_name: 'Metamer',
  version,
  description: 'Convert, check and generate colours, design tokens and palettes, and audit web pages for accessibility',
  long_description: `${description}. Everything is computed on this computer; audit_page reads the pages that it is asked for.`,
  author: { name: 'Metamer' },
  license,
  keywords: ['color', 'accessibility', 'contrast', 'design-tokens', 'wcag'],
  server: {
    type: 'node',
    entry_point: 'dist/server/metamer.js',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the program that installs the bundle replaces it
    mcp_config: { command: 'node', args: ['${__dirname}/dist/server/metamer.js', 'mcp'] },
  },
  tools: tools.map((tool) => ({ name: tool.name, description: tool.title })),
  prompts_generated: true,
  compatibility: { platforms: [process.platform], runtimes: { node: engines.node } },
};
files['manifest.json'] = [
  new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`),
  { mtime: '1980-01-01T00:00:00' },
];

const bundle = zipSync(files, { level: 9 });
const file = `metamer-${version}-${process.platform}-${process.arch}.mcpb`;
writeFileSync(join(npm, file), bundle);

const server = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-10-17/server.schema.json',
  name: `${values.namespace}/metamer`,
  title: 'Metamer',
  description: 'Colours, contrast, colour vision, design tokens and page audits',
  version,
  ...(values['release-url']
    ? {
        packages: [
          {
            registryType: 'mcpb',
            identifier: new URL(file, values['release-url']).href,
            version,
            fileSha256: createHash('sha256').update(bundle).digest('hex'),
            transport: { type: 'stdio' },
          },
        ],
      }
    : {}),
};
writeFileSync(join(npm, 'server.json'), `${JSON.stringify(server, undefined, 2)}\n`);
process.stdout.write(`${join('dist', 'npm', file)} ${(bundle.length / 1e6).toFixed(1)} MB\n`);
