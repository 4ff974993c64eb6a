// Packs the page (src/web) into dist/web by vite: files with hashed names below assets, each also in brotli, and one index.html.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emptied, writeBoth } from './browser-files.mjs';
import { frameOf } from './web/frame.mjs';
import { indexHtml } from './web/index-html.mjs';
import { pageSettings, ROOT, runModule, TARGET, WEB } from './web/settings.mjs';

const folder = join(ROOT, 'dist', 'web');

/** Bytes below which a chunk without side effects joins another: a request costs more than what a view does not use of it. */
const SMALLEST_CHUNK = 18_000;

const VIEW = /[\\/]views[\\/](.+)[\\/]view\.tsx$/;

/** What three views of "Make" draw below their colours: a chunk of its own, or views that never draw it would carry it too. */
const MADE_RESULT = /[\\/]views[\\/]make[\\/](below|color-grid|curves|preview)\.tsx$/;

const OUTPUT = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  // What holds a view is named after it, whatever else was put into the same file.
  chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some((id) => VIEW.test(id)) ? 'view' : '[name]'}-[hash:6].js`,
  assetFileNames: 'assets/[name]-[hash:6][extname]',
  hashCharacters: 'base36',
  generatedCode: 'es2015',
  experimentalMinChunkSize: SMALLEST_CHUNK,
  manualChunks: (id) => (MADE_RESULT.test(id) ? 'made-result' : undefined),
  onlyExplicitManualChunks: true,
};

const INPUT = {
  main: 'main.tsx',
  style: 'styles/all.css',
  document: 'document.ts',
  documents: 'styles/documents.css',
};

/** Writes the frame of the status page, and the guides where what renders them is installed. */
const buildDocuments = async (files) => {
  // Views are named here, never loaded.
  const { ROUTES, GUIDE } = (await runModule('routes.ts', ['./views/*'])).exports;
  const frame = frameOf({ routes: ROUTES, guide: GUIDE, ...files });
  writeFileSync(join(folder, 'frame.html'), frame);
  const guide = await import('./web/guide.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.warn('The guides are not built: npm ci without --omit=dev installs what renders them.');
  });
  await guide?.buildGuide({ root: ROOT, folder: join(folder, 'guide'), frame });
};

/** Packs all of the page. Resolves to what vite made, of which nothing is written yet. */
const packPage = async () => {
  const { worker, ...settings } = pageSettings();
  // Packed for production by whatever process, tests too: vite reads it here.
  process.env.NODE_ENV = 'production';
  const { output } = await build({
    ...settings,
    logLevel: 'warn',
    worker: { ...worker, rollupOptions: { output: OUTPUT } },
    build: {
      write: false,
      target: TARGET,
      assetsInlineLimit: 0,
      // What a view needs is asked for by its own imports: nothing is asked for twice, and what fails can be asked for again.
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(INPUT).map(([name, file]) => [name, join(WEB, file)])),
        output: OUTPUT,
        // A module that one view loads at once and another one later is no mistake.
        onwarn: (warning, warn) => warning.plugin === 'vite:reporter' || warn(warning),
      },
    },
  });
  return output;
};

/** The files that must be there before each view can be drawn, by the view's folder: tests count them. */
const filesOfViews = (output, main) => {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const needed = (name, all = new Set()) => {
    if (all.has(name) || !chunks.has(name)) return all;
    all.add(name);
    for (const one of chunks.get(name).imports) needed(one, all);
    return all;
  };
  const views = [...chunks.values()].flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => VIEW.exec(id)?.[1])
      .filter((view) => view !== undefined)
      .map((view) => [view, [...needed(fileName, needed(main))]]),
  );
  return Object.fromEntries(views);
};

export const buildWeb = async () => {
  const output = await packPage();
  emptied(folder);
  const urlOf = (file) => `/${file}`;
  const entry = (name) => output.find((one) => one.name === name && one.isEntry);
  const style = (name) => urlOf(output.find(({ names }) => names?.includes(`${name}.css`)).fileName);
  const main = entry('main');
  const icon = readFileSync(join(WEB, 'icon.svg'));
  const iconName = `assets/icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  const index = indexHtml({
    script: urlOf(main.fileName),
    style: style('style'),
    icon: urlOf(iconName),
    chunks: main.imports.map(urlOf),
  });
  writeFileSync(join(folder, 'views.json'), JSON.stringify(filesOfViews(output, main.fileName)));
  await Promise.all([
    ...output.map(({ fileName, code, source }) => writeBoth(join(folder, fileName), code ?? source)),
    writeBoth(join(folder, iconName), icon),
    writeBoth(join(folder, 'index.html'), index),
    buildDocuments({
      icon: urlOf(iconName),
      styles: [style('style'), style('documents')],
      script: urlOf(entry('document').fileName),
    }),
  ]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
