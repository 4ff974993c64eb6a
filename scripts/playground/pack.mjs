// Packs the GraphQL playground (src/playground): the editor, its workers and its font as files with hashed names, and one
// index.html, all in brotli, into scripts/playground/packed. That folder is kept in the repository, 1.7 MB, because what it is made
// of takes 200 MB to install: the service serves the playground without installing anything. scripts/playground/unpack.mjs lays the
// files out for the server. `npm run playground` packs after a change; test/playground.test.ts says when that was forgotten.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';
import { escaped, SETTINGS, urlOf } from '../browser-files.mjs';
import { install } from '../install.mjs';
import { digestOf, MADE_OF, PACKED } from './packed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'scripts', 'playground', 'node_modules');
const brotli = promisify(brotliCompress);

/** What the packer read of our own, and what decides everything else. */
const sourcesOf = ({ inputs }) => [
  ...Object.keys(inputs)
    .filter((file) => file.startsWith('src/'))
    .toSorted(),
  'scripts/playground/pack.mjs',
  'scripts/playground/package-lock.json',
];
/** The packages that are inside, as the lock file of this folder names them; docs/licences.md lists them. */
const packagesOf = (metafiles) => {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = files.map((file) => /^scripts\/playground\/(.*node_modules\/(@[^/]+\/)?[^/]+(?=\/))/.exec(file)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
};

/**
 * What assistive technology would stumble over in the packages: a tab that has buttons inside is a list item with buttons; an
 * entry of the history is named by its text; the completion in focus is the one that has that id. A package that says something
 * else by now fails the build.
 */
const REPAIRS = [
  [
    /@graphiql\/react\/dist\/components\/tabs\/index\.js$/,
    [
      ['"aria-selected": isActive,', '"aria-current": isActive ? "true" : undefined,'],
      ['role: "tab",', ''],
      ['role: "tablist",', ''],
    ],
  ],
  [/\/graphiql\/dist\/GraphiQL\.js$/, [['role: "tabpanel",', 'role: "group",']]],
  [/@graphiql\/plugin-history\/dist\/components\.js$/, [['"aria-label": "Set active",', '']]],
  [
    /\/base\/browser\/ui\/list\/listWidget\.js$/,
    [['id || this.view.getElementDomId', 'id || this.view.domElement(focus[0])?.id || this.view.getElementDomId']],
  ],
];
const repairs = {
  name: 'repairs',
  setup: ({ onLoad }) => {
    for (const [filter, changes] of REPAIRS)
      onLoad({ filter }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [before, after] of changes) {
          if (!contents.includes(before)) throw new Error(`${path} has no ${before}`);
          contents = contents.replace(before, after);
        }
        return { contents, loader: 'js' };
      });
  },
};

const settings = {
  ...SETTINGS,
  plugins: [repairs],
  absWorkingDir: root,
  nodePaths: [modules],
  outdir: PACKED,
  metafile: true,
  splitting: true,
  // Others' work is given on with what they say of their rights.
  legalComments: 'eof',
  loader: { '.ttf': 'file', '.woff2': 'file' },
  // What formats documents and variables, by names under which a packer finds its parts.
  alias: {
    'prettier/parser-graphql': 'prettier/plugins/graphql',
    'prettier/parser-babel': 'prettier/plugins/babel',
    // Those of this folder, not the root's: one copy of each is packed, at the version that the lock file here names.
    graphql: join(modules, 'graphql'),
    '@preact/signals': join(modules, '@preact/signals'),
    '@preact/signals-core': join(modules, '@preact/signals-core'),
    preact: join(modules, 'preact'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const WORKERS = {
  editor: 'monaco-editor/esm/vs/editor/editor.worker.js',
  json: 'monaco-editor/esm/vs/language/json/json.worker.js',
  graphql: 'monaco-graphql/esm/graphql.worker.js',
};

/** Of brotli: the smallest, because the files are kept. */
const QUALITY = 11;

/** What is asked for at once when the page is opened: the program, and the editor that it loads first. */
const neededFirst = (outputs, main) => {
  const needed = new Set();
  const add = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const one of outputs[path].imports) if (one.kind === 'import-statement') add(one.path);
  };
  add(main);
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (/\/monaco-graphql\/esm\/(monaco-editor|lite)\.js$/.test(entryPoint ?? '')) add(path);
  return [...needed].filter((path) => path !== main);
};

const page = ({ script, styles, chunks, fonts }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GraphQL playground · Metamer</title>
<meta name="description" content="Write GraphQL with completion from the schema of Metamer, and send it.">
<link rel="icon" href="data:,">
${fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(url)}">`).join('\n')}
${styles.map((url) => `<link rel="stylesheet" href="${escaped(url)}">`).join('\n')}
${chunks.map((url) => `<link rel="modulepreload" href="${escaped(url)}">`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<div id="app"><p class="loading" role="status">Loading the editor …</p></div>
<noscript><p>The playground needs JavaScript. Send GraphQL to POST /v1/graphql with the header x-api-key.</p></noscript>
</body>
</html>
`;

/** Writes a file in brotli alone. */
const writePacked = async (name, contents) => {
  const bytes = Buffer.from(contents);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(join(PACKED, `${name}.br`), await brotli(bytes, { params }));
};

install('scripts/playground');
const workers = await build({ ...settings, splitting: false, entryPoints: WORKERS });
const addresses = Object.entries(workers.metafile.outputs).map(([path, { entryPoint }]) => [
  Object.keys(WORKERS).find((name) => entryPoint.endsWith(WORKERS[name])),
  urlOf(path),
]);
const { outputFiles, metafile } = await build({
  ...settings,
  entryPoints: { playground: join(root, 'src', 'playground', 'main.tsx') },
  jsx: 'automatic',
  define: { ...settings.define, WORKERS: JSON.stringify(Object.fromEntries(addresses)) },
});
const [main, { cssBundle }] = Object.entries(metafile.outputs).find(
  ([, { entryPoint }]) => entryPoint === 'src/playground/main.tsx',
);
const index = page({
  script: urlOf(main),
  styles: [urlOf(cssBundle)],
  chunks: neededFirst(metafile.outputs, main).map(urlOf),
  fonts: Object.keys(metafile.outputs)
    .filter((path) => path.endsWith('.woff2'))
    .map(urlOf),
});
// The style sheets of what is loaded later are all in the one of the page.
const files = [...workers.outputFiles, ...outputFiles].filter(
  ({ path }) => !path.endsWith('.css') || path.endsWith(cssBundle),
);
rmSync(PACKED, { recursive: true, force: true });
await mkdir(PACKED, { recursive: true });
await Promise.all([
  ...files.map(({ path, contents }) => writePacked(basename(path), contents)),
  writePacked('index.html', index),
]);
const sources = sourcesOf(metafile);
const made = { files: sources, digest: digestOf(sources), packages: packagesOf([workers.metafile, metafile]) };
writeFileSync(MADE_OF, `${JSON.stringify(made, null, 2)}\n`);
