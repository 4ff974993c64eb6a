// Packs the page (src/web) into dist/web: files with hashed names below assets, each also in brotli, and one index.html.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { emptied, escaped, SETTINGS, urlOf, writeBoth } from './browser-files.mjs';
import { frameOf } from './web/frame.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'src', 'web');
const folder = join(root, 'dist', 'web');
const assets = join(folder, 'assets');

/** A module of the page, run here. */
const loaded = async (file, external = []) => {
  const { outputFiles } = await build({
    entryPoints: [join(web, file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    external,
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
};

/** The style sheet of the themes is computed by the service's own generator. */
const themeCss = async () => (await loaded('theme/theme.ts')).themeCss();

const theme = {
  name: 'theme',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/theme\.css$/ }, () => ({ path: 'theme.css', namespace: 'theme' }));
    onLoad({ filter: /.*/, namespace: 'theme' }, async () => ({ contents: await themeCss(), loader: 'css' }));
  },
};

const settings = { ...SETTINGS, outdir: assets };

/** The style sheet of a view travels with its code: as text, which the page adopts when the view is loaded. */
const viewStyles = {
  name: 'view-styles',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.css$/ }, ({ path, importer, resolveDir }) =>
      /\.tsx?$/.test(importer) ? { path: join(resolveDir, path), namespace: 'view-style' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'view-style' }, async ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const { code } = await transform(text, { loader: 'css', minify: true, target: settings.target });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

const page = ({ script, style, icon, chunks }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Metamer</title>
<meta name="description" content="Colour, contrast and colour vision: computed in the page, checked by the API.">
<link rel="icon" type="image/svg+xml" href="${escaped(icon)}">
<link rel="stylesheet" href="${escaped(style)}">
${chunks.map((chunk) => `<link rel="modulepreload" href="${escaped(chunk)}">`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<div id="app"></div>
<noscript><p>This page computes colours in the browser and needs JavaScript. The <a href="/v1">API</a> does not.</p></noscript>
</body>
</html>
`;

/** The frame of the status page, and the guides where what renders them is installed. */
const buildDocuments = async (files) => {
  // Views are named here, never loaded.
  const { ROUTES, GUIDE } = await loaded('routes.ts', ['./views/*']);
  const frame = frameOf({ routes: ROUTES, guide: GUIDE, ...files });
  writeFileSync(join(folder, 'frame.html'), frame);
  const guide = await import('./web/guide.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.warn('The guides are not built: npm ci without --omit=dev installs what renders them.');
  });
  await guide?.buildGuide({ root, folder: join(folder, 'guide'), frame });
};

export const buildWeb = async () => {
  emptied(folder);
  // The page names its worker by the address that the worker gets here.
  const worker = await build({ ...settings, splitting: true, entryPoints: { worker: join(web, 'worker.ts') } });
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: {
      main: join(web, 'main.tsx'),
      style: join(web, 'styles', 'all.css'),
      document: join(web, 'document.ts'),
      documents: join(web, 'styles', 'documents.css'),
    },
    metafile: true,
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: {
      WORKER_ADDRESS: JSON.stringify(urlOf(worker.outputFiles.find(({ path }) => /[\\/]worker-/.test(path)).path)),
    },
    plugins: [theme, viewStyles],
  });
  const icon = readFileSync(join(web, 'icon.svg'));
  const iconName = `icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({
    url: urlOf(path),
    ...output,
  }));
  const of = (file) => outputs.find(({ entryPoint }) => entryPoint === `src/web/${file}`);
  const main = of('main.tsx');
  const index = page({
    script: main.url,
    style: of('styles/all.css').url,
    icon: urlOf(iconName),
    chunks: main.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => urlOf(path)),
  });
  await Promise.all([
    ...[...worker.outputFiles, ...outputFiles].map(({ path, contents }) => writeBoth(path, contents)),
    writeBoth(join(assets, iconName), icon),
    writeBoth(join(folder, 'index.html'), index),
    buildDocuments({
      icon: urlOf(iconName),
      styles: [of('styles/all.css').url, of('styles/documents.css').url],
      script: of('document.ts').url,
    }),
  ]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
