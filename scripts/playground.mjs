// Packs the GraphQL playground (src/playground) into dist/playground: the editor, its workers and its font as files with hashed
// names below assets, each also in brotli, and one index.html. It is large and seldom changes, so it is packed apart from the rest
// and kept: a digest of what it is made of tells whether it is still the same.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { emptied, escaped, SETTINGS, urlOf, writeBoth } from './browser-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist', 'playground');
const stamp = join(folder, '.made-of');

/** What the packer read of our own, and what decides everything else. */
const sourcesOf = ({ inputs }) => [
  ...Object.keys(inputs).filter((file) => file.startsWith('src/')),
  ...['scripts/playground.mjs', 'scripts/browser-files.mjs', 'package-lock.json'],
];
/** The installed packages that are given on inside, as the lock file names them; docs/licences.md lists them. */
const packagesOf = (metafiles) => {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = files.map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
};
const digestOf = (files) =>
  files
    .reduce((hash, file) => hash.update(file).update(readFileSync(join(root, file))), createHash('sha256'))
    .digest('hex');

const isFresh = () => {
  try {
    const { files, digest } = JSON.parse(readFileSync(stamp, 'utf8'));
    return digestOf(files) === digest;
  } catch {
    return false;
  }
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
  outdir: join(folder, 'assets'),
  metafile: true,
  splitting: true,
  // Others' work is given on with what they say of their rights.
  legalComments: 'eof',
  loader: { '.ttf': 'file' },
  // What formats documents and variables, by names under which a packer finds its parts.
  alias: { 'prettier/parser-graphql': 'prettier/plugins/graphql', 'prettier/parser-babel': 'prettier/plugins/babel' },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const WORKERS = {
  editor: 'monaco-editor/esm/vs/editor/editor.worker.js',
  json: 'monaco-editor/esm/vs/language/json/json.worker.js',
  graphql: 'monaco-graphql/esm/graphql.worker.js',
};

/** Of brotli: the last tenth of the size would take five times as long as everything else. */
const QUALITY = 9;

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

const page = ({ script, styles, chunks }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GraphQL playground · Metamer</title>
<meta name="description" content="Write GraphQL with completion from the schema of Metamer, and send it.">
<link rel="icon" href="data:,">
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

/** Packs the playground where it is missing or made of something else by now. Without its packages what is there stays. */
export const buildPlayground = async () => {
  try {
    createRequire(import.meta.url).resolve('graphiql/package.json');
  } catch {
    if (!existsSync(stamp))
      console.warn('The GraphQL playground is left out: graphiql is not installed (npm ci has it).');
    return;
  }
  if (isFresh()) return;
  emptied(folder);
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
  });
  // The style sheets of what is loaded later are all in the one of the page.
  const files = [...workers.outputFiles, ...outputFiles].filter(
    ({ path }) => !path.endsWith('.css') || path.endsWith(cssBundle),
  );
  await Promise.all([
    ...files.map(({ path, contents }) => writeBoth(path, contents, QUALITY)),
    writeBoth(join(folder, 'index.html'), index),
  ]);
  const sources = sourcesOf(metafile);
  const packages = packagesOf([workers.metafile, metafile]);
  writeFileSync(stamp, JSON.stringify({ files: sources, digest: digestOf(sources), packages }));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPlayground();
