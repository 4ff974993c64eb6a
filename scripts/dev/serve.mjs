// The development process: vite serves the page and holds the modules of the service, which runs here too. After a change the
// service is loaded again, only what changed and what imports it; what its worker threads run is packed again by esbuild.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { pageSettings, ROOT, WEB } from '../web/settings.mjs';
import { forward } from './forward.mjs';
import { createPage } from './page.mjs';
import { keepService } from './service.mjs';
import { needsNewProcess, START_ANEW } from './start-anew.mjs';
import { packThreads } from './threads.mjs';

const FOLDER = join(ROOT, 'dist', 'dev');
const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = Number(process.env.PORT ?? 8080);
/**
 * Changes that come together are taken up together; milliseconds. The watcher drops the changes of a file that follow one within 50 ms,
 * so the files are read only after that.
 */
const TOGETHER_MS = 60;

/** Lets the service start the threads that are packed here, not those of the last build. */
const ownThreads = {
  name: 'own-threads',
  load: (id) =>
    id.endsWith('/src/threads/worker-file.ts')
      ? `export const workerFile = (_url, name) => ${JSON.stringify(`${FOLDER}/`)} + name + '.js';`
      : undefined,
};

let answer = (_request, response) => void response.writeHead(503).end();
const front = createServer((request, response) => void answer(request, response));
await new Promise((resolve, reject) => front.once('error', reject).listen(PORT, HOST, resolve));
const publicUrl = `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${front.address().port}`;

const settings = pageSettings({ isDevelopment: true });
const vite = await createVite({
  ...settings,
  plugins: [...settings.plugins, ownThreads],
  appType: 'custom',
  logLevel: 'warn',
  clearScreen: false,
  cacheDir: join(FOLDER, 'vite'),
  optimizeDeps: { entries: ['main.tsx', 'workers/*.ts', 'views/**/view.tsx'] },
  server: { middlewareMode: true, hmr: { server: front }, fs: { allow: [ROOT] } },
});
vite.watcher.add(
  ['src', 'routers', 'db', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'].map((name) =>
    join(ROOT, name),
  ),
);

const threads = await packThreads(ROOT, FOLDER);
const service = keepService({ root: ROOT, load: (file) => vite.ssrLoadModule(file), publicUrl });

/** Shows a failure in the terminal and over the page; what served before serves on. */
const report = (error) => {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(
    `${error.message ?? error}\n${error.frame ?? error.stack ?? ''}\nThe last version that worked serves on.`,
  );
  const { message, stack = '', frame, id, loc, plugin } = error;
  vite.ws.send({ type: 'error', err: { message, stack, frame, id, loc, plugin } });
};

let changed = new Set();
let failed = false;
/** Resolves when what changed last is taken up: calls wait for it. */
let ready = Promise.resolve();

const takeUp = async () => {
  const files = changed;
  changed = new Set();
  const began = performance.now();
  // A file that was read half written by the turn before is read again.
  for (const file of files) vite.environments.ssr.moduleGraph.onFileChange(file);
  try {
    await Promise.all([
      [...files].some((file) => threads.includes(file)) || failed ? threads.pack() : undefined,
      vite.ssrLoadModule(join(ROOT, 'src/service.ts')),
    ]);
    await service.restart();
    failed = false;
    console.log(
      `Taken up in ${Math.round(performance.now() - began)} ms: ${[...files].map((file) => file.slice(ROOT.length)).join(', ')}`,
    );
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    failed = true;
    report(error);
  }
};

const isOfService = (file) =>
  !file.startsWith(WEB) &&
  (failed || threads.includes(file) || (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0);

let timer;
vite.watcher.on('all', (event, file) => {
  if (event === 'addDir' || event === 'unlinkDir') return;
  if (needsNewProcess(ROOT, file)) {
    if (event === 'change') void stop(START_ANEW);
    return;
  }
  if (!/\.(?:ts|tsx|json)$/.test(file) || !isOfService(file)) return;
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    ready = ready.then(takeUp);
  }, TOGETHER_MS);
});

const stop = async (code) => {
  await service.stop();
  await Promise.all([vite.close(), threads.dispose()]);
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(0));

const page = createPage(vite);
answer = async (request, response) => {
  try {
    if (await page(request, response)) return;
    await ready;
    const url = service.url();
    if (url) forward(url, request, response);
    else
      response
        .writeHead(503, { 'content-type': 'text/plain' })
        .end('The service has not started: the terminal says why.\n');
  } catch (error) {
    report(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
  }
};

ready = threads.pack().then(() => service.restart());
await ready.catch((error) => {
  failed = true;
  report(error);
});
ready = Promise.resolve();
