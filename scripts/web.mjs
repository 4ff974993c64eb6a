// Packs the page (src/web) into dist/web by vite: files with hashed names below assets, each also in brotli, and one index.html.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emptied, writeBoth } from './browser-files.mjs';
import { chunksOf, viewOf } from './web/chunks.mjs';
import { frameOf } from './web/frame.mjs';
import { indexHtml } from './web/index-html.mjs';
import { fileOfPage, pageOf } from './web/pages.mjs';
import { writeServiceWorker } from './web/service-worker.mjs';
import { pageSettings, ROOT, runModule, TARGET, WEB } from './web/settings.mjs';

const folder = join(ROOT, 'dist', 'web');

/** Bytes below which a part that nobody asks for at first joins another. */
const SMALLEST_CHUNK = 18_000;

/** The folder of the view that a route loads. */
const VIEW_FOLDER = /views\/(.+)\/view\.tsx/;

const urlOf = (file) => `/${file}`;

const OUTPUT = {
  entryFileNames: 'assets/[name]-[hash:8].js',
  chunkFileNames: 'assets/[name]-[hash:8].js',
  assetFileNames: 'assets/[name]-[hash:8][extname]',
  hashCharacters: 'base36',
  generatedCode: 'es2015',
};

/** What views are made of. */
const OF_VIEWS = { main: 'main.tsx', style: 'styles/all.css' };
/** What documents are made of: they share no script with the views, whose frame would draw itself. */
const OF_DOCUMENTS = { document: 'document.ts', documents: 'styles/documents.css' };

/** Writes the frame of documents, and the guides where what renders them is installed. */
const buildDocuments = async (files) => {
  const frame = frameOf(files);
  writeFileSync(join(folder, 'frame.html'), frame);
  const guide = await import('./web/guide.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.warn('The guides are not built: npm ci without --omit=dev installs what renders them.');
  });
  await guide?.buildGuide({ root: ROOT, folder: join(folder, 'guide'), frame });
};

/** What vite loads parts of the page by: it would look for style sheets and scripts to load with them, of which there are none here. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  // After vite has written what is to be loaded with each part.
  generateBundle: {
    order: 'post',
    handler(_, output) {
      const found = Object.values(output).find(({ code }) => code?.includes('__vite__mapDeps'));
      if (found) this.error(`${found.fileName} has parts that vite would load more for`);
    },
  },
};

/** Packs some files of the page and what they import. Resolves to what vite made, of which nothing is written yet. */
const pack = async (input, output) => {
  const { worker, ...settings } = pageSettings();
  // Packed for production by whatever process, tests too: vite reads it here.
  process.env.NODE_ENV = 'production';
  const made = await build({
    ...settings,
    plugins: [...settings.plugins, plainImports],
    logLevel: 'warn',
    worker: { ...worker, rollupOptions: { output: { ...OUTPUT, entryFileNames: 'assets/worker-[name]-[hash:8].js' } } },
    build: {
      write: false,
      target: TARGET,
      assetsInlineLimit: 0,
      // What a view needs is asked for by its own imports: nothing is asked for twice, and what fails can be asked for again.
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(WEB, file)])),
        output: { ...OUTPUT, ...output },
        // A module that one view loads at once and another one later is no mistake.
        onwarn: (warning, warn) => warning.plugin === 'vite:reporter' || warn(warning),
      },
    },
  });
  return made.output;
};

const packPage = async () => [
  ...(await pack(OF_VIEWS, {
    experimentalMinChunkSize: SMALLEST_CHUNK,
    manualChunks: chunksOf(),
    onlyExplicitManualChunks: true,
  })),
  ...(await pack(OF_DOCUMENTS)),
];

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
      .map(viewOf)
      .filter((view) => view !== undefined)
      .map((view) => [view, [...needed(fileName, needed(main))]]),
  );
  return Object.fromEntries(views);
};

/** Copies a file of the page under a name that is another one with every change of it. Returns its address. */
const copyAsset = (name, content = readFileSync(join(WEB, name))) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `assets/${basename(name, extname(name))}-${hash}${extname(name)}`;
  return { address: `/${file}`, written: writeBoth(join(folder, file), content) };
};

/** The images and the manifest that a page names, by what they are called there. */
const copyImages = () => {
  const [icon, touchIcon, preview, large] = [
    'icon.svg',
    'images/icon-180.png',
    'images/preview.png',
    'images/icon-512.png',
  ].map((name) => copyAsset(name));
  const manifest = copyAsset(
    'manifest.webmanifest',
    JSON.stringify({
      name: 'Metamer',
      short_name: 'Metamer',
      description: 'Colour tools with an exact API behind them.',
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#f4f4f4',
      theme_color: '#ffffff',
      icons: [
        { src: icon.address, sizes: 'any', type: 'image/svg+xml' },
        { src: large.address, sizes: '512x512', type: 'image/png' },
      ],
    }),
  );
  const named = { icon, touchIcon, preview, manifest };
  return {
    names: Object.fromEntries(Object.entries(named).map(([name, { address }]) => [name, address])),
    written: [...Object.values(named), large].map(({ written }) => written),
  };
};

/** The document of every view by its path, without the name of the build. */
const documentsOf = ({ routes, views, main, ...files }) => {
  const folderOf = (route) => VIEW_FOLDER.exec(String(route.load))[1];
  return routes.map((route) => {
    const page = pageOf(route);
    const chunks = views[folderOf(route)].filter((file) => file !== main).map(urlOf);
    const html = (build) => indexHtml({ ...files, script: urlOf(main), chunks, routes, page, build });
    return { path: page.path, html };
  });
};

export const buildWeb = async () => {
  const output = await packPage();
  emptied(folder);
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const entry = (name) => output.find((one) => one.name === name && one.isEntry);
  const style = (name) => urlOf(output.find(({ names }) => names?.includes(`${name}.css`)).fileName);
  const fonts = output.flatMap(({ fileName }) => (fileName.endsWith('.woff2') ? urlOf(fileName) : []));
  const main = entry('main').fileName;
  const images = copyImages();
  const views = filesOfViews(output, main);
  writeFileSync(join(folder, 'views.json'), JSON.stringify(views));
  // Views are named here, never loaded.
  const { ROUTES: routes, GUIDE: guide, FORMER_PATHS: former } = (await runModule('routes.ts', ['./views/*'])).exports;
  const shared = { ...images.names, fonts, routes, guide };
  const documents = documentsOf({ ...shared, style: style('style'), views, main });
  const ofDocuments = [style('documents'), urlOf(entry('document').fileName)];
  const version = await writeServiceWorker(join(folder, 'sw.js'), {
    files: [
      ...output.map(({ fileName }) => urlOf(fileName)).filter((file) => !ofDocuments.includes(file)),
      ...Object.values(images.names).filter((file) => file !== images.names.preview),
    ],
    documents,
    former,
  });
  // Written when all else is: it says that the page is there.
  await Promise.all([
    ...documents.map(({ path, html }) => writeBoth(join(folder, 'pages', fileOfPage(path)), html(version))),
    ...images.written,
    ...output.map(({ fileName, code, source }) => writeBoth(join(folder, fileName), code ?? source)),
    buildDocuments({
      ...shared,
      styles: [style('style'), style('documents')],
      script: urlOf(entry('document').fileName),
    }),
  ]);
  await writeBoth(join(folder, 'index.html'), readFileSync(join(folder, 'pages', fileOfPage('/'))));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
