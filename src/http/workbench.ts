import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isBeingBuilt, type PackedPage, PLAYGROUND, WORKBENCH } from '../api/pages/packed.ts';
import { PAGE_HEADERS } from '../api/pages/policies.ts';
import { encodingOf, etagOf, matchesEtag } from './compression.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { guideFileAt, guideFiles, guidePath, guidePaths } from './guide.ts';
import { API_POLICY } from './headers.ts';
import { createPublicDocuments } from './public-documents.ts';
import { sendForSearchEngines } from './search-engines.ts';
import { carriesDocument, GRAPHQL } from './target.ts';

/** Addresses at which the page is served; it shows the view that belongs to each. */
const VIEWS: readonly string[] = [
  '/',
  '/color',
  '/contrast',
  '/vision',
  '/audit',
  ...['palettes', 'contrast', 'atlas', 'gradients', 'harmonies', 'shades'].map((kind) => `/browse/${kind}`),
  '/library',
  '/search',
  '/account',
  '/make',
  ...['palette', 'harmony', 'gradient', 'shades', 'tokens', 'system'].map((kind) => `/make/${kind}`),
];
/** Addresses that views once had, or that people try. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  '/browse': '/browse/palettes',
  '/colour': '/color',
  '/usage': '/account',
};
export const VIEW_PATHS: readonly string[] = [...VIEWS, ...Object.keys(OTHER_NAMES)];
/** Pages that are suggested for an address that does not exist. */
export const SUGGESTED: readonly string[] = [...VIEWS.filter((path) => path !== '/'), '/docs', '/v1/docs'];

/** The document of a view (scripts/web/pages.mjs). */
const documentOf = (path: string): string => {
  const view = OTHER_NAMES[path] ?? path;
  return `pages/${view === '/' ? 'home' : view.slice(1).replaceAll('/', '-')}.html`;
};

const ASSETS = '/assets/';

/** Keeps the page for use without a connection (src/web/offline). At the top, because it serves what is below its own path. */
const SERVICE_WORKER = '/sw.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.sh': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Reads a file, or its compressed form. */
type Read = (file: string, isSmall: boolean) => Promise<Uint8Array>;

const readFrom =
  ({ folder }: PackedPage): Read =>
  (file, isSmall) =>
    readFile(`${folder}${file}${isSmall ? '.br' : ''}`);

/** Puts a file of the build into the answer, as small as the caller takes it where there is a packed one. */
const send = async (ctx: Ctx, read: Read, file: string, isPacked = true): Promise<Uint8Array> => {
  const small = isPacked && encodingOf(ctx.req) === 'br';
  if (isPacked) ctx.vary('accept-encoding');
  if (small) ctx.set('content-encoding', 'br');
  const content = await read(file, small);
  ctx.body = content;
  ctx.type = TYPES[extname(file)] ?? 'application/octet-stream';
  return content;
};

interface Fresh {
  readonly headers: Readonly<Record<string, string>>;
  readonly read?: Read;
  readonly isPacked?: boolean;
}

/** Sends a file of the workbench that may be another one at the same address after an update. Resolves to its content. */
const sendFresh = async (
  ctx: Ctx,
  file: string,
  { headers, read = readFrom(WORKBENCH), isPacked }: Fresh,
): Promise<Uint8Array> => {
  ctx.set({ ...headers, 'cache-control': 'no-cache' });
  const content = await send(ctx, read, file, isPacked);
  const etag = etagOf(content, undefined);
  ctx.set('etag', etag);
  if (matchesEtag(ctx.req, etag)) ctx.status = 304;
  return content;
};

/** A file that is another one at another address, after every change of it. */
const CACHED_FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };

const IMAGES: ReadonlySet<string> = new Set(['.png', '.svg']);

/** An image of a guide under the version that its pages name (scripts/web/guide.mjs): permanently cached, if it is that version. */
const sendImage = async (ctx: Ctx, name: string): Promise<void> => {
  const content = await sendFresh(ctx, `guide/${name}`, { headers: PAGE_HEADERS.document, isPacked: false });
  if (ctx.query.v === hash('sha256', content, 'hex').slice(0, 8)) ctx.set(CACHED_FOR_GOOD);
};

const sendAsset = async (ctx: Ctx, page: PackedPage, name: string): Promise<void> => {
  ctx.set(CACHED_FOR_GOOD);
  await send(ctx, readFrom(page), `assets/${name}`);
};

const assetsOf = (page: PackedPage): [name: string, page: PackedPage][] =>
  page.isBuilt()
    ? readdirSync(`${page.folder}assets`)
        .filter((name) => !name.endsWith('.br'))
        .map((name) => [name, page])
    : [];

/** Pages and their files: what can be answered once they are packed. */
const OF_PAGES = new Set([...VIEW_PATHS, '/v1/docs', GRAPHQL, '/guide', '/docs']);
const BELOW_PAGES = [ASSETS, '/guide/'];

const belongsToPages = (path: string): boolean =>
  OF_PAGES.has(path) || BELOW_PAGES.some((below) => path.startsWith(below));

const BUILDING = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1">
<title>Metamer is being built</title>
</head>
<body>
<main><h1>Metamer is being built</h1>
<p>This page opens automatically in a few seconds. The <a href="/v1/catalog">API</a> is ready.</p></main>
</body>
</html>
`;

/** Says that the pages are being packed, with status 503; a browser asks again after a second. */
const sendBuilding = (ctx: Ctx): void => {
  ctx.status = 503;
  ctx.set({ ...PAGE_HEADERS.document, 'cache-control': 'no-store', 'retry-after': '1' });
  ctx.vary('accept');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = BUILDING;
};

/** Says to who wants no page what answers here: monitors and link checkers ask for the first path. */
const sendName = (ctx: Ctx): void => {
  ctx.vary('accept');
  ctx.set({ 'cache-control': 'no-store', 'content-security-policy': API_POLICY });
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body =
    'Metamer: colour, accessibility and page analysis. GET /v1 lists every endpoint, /v1/docs documents them.\n';
};

const accepts = (ctx: Ctx): string | false => ctx.accepts('json', 'html');

/** Answers who asks for a page while the pages are being packed. It belongs before the routes: some pages are operations. */
export const createBuildingPage = (): Middleware => async (ctx, next) => {
  const { target } = ctx.exchange;
  const { path } = target;
  const isPage = path !== undefined && ['GET', 'HEAD'].includes(ctx.method) && belongsToPages(path);
  if (!isPage || !isBeingBuilt() || accepts(ctx) !== 'html') return next();
  // A document in the address is a question to the API, which is ready.
  return path === GRAPHQL && carriesDocument(target) ? next() : sendBuilding(ctx);
};

/** What the build made: which files there are does not change while the service runs. */
const readBuilt = () => ({
  isBuilt: WORKBENCH.isBuilt(),
  guides: guideFiles(),
  assets: new Map([WORKBENCH, PLAYGROUND].flatMap(assetsOf)),
});

/**
 * Serves the workbench to who names text/html before anything else, the files that packed pages are built of, and the guides to
 * everyone. Whatever else is asked for at the addresses of the workbench gets the answer that it would get without it. With the public
 * address of the service documents have their absolute links.
 */
export const createWorkbench = (publicUrl: string | undefined): Middleware => {
  let built: ReturnType<typeof readBuilt> | undefined;
  const addressed = publicUrl === undefined ? undefined : createPublicDocuments(WORKBENCH, publicUrl);
  const sendDocument = async (ctx: Ctx, file: string, path: string, fresh: Fresh): Promise<void> => {
    await sendFresh(ctx, file, { ...fresh, ...(addressed && file.endsWith('.html') ? { read: addressed(path) } : {}) });
  };
  return async (ctx, next) => {
    const { path } = ctx.exchange.target;
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reads || path === undefined) return next();
    if (built === undefined && isBeingBuilt()) return next();
    built ??= readBuilt();
    const { isBuilt, guides, assets } = built;
    const name = path.startsWith(ASSETS) ? path.slice(ASSETS.length) : '';
    const page = assets.get(name);
    if (page) return sendAsset(ctx, page, name);
    if (isBuilt && path === SERVICE_WORKER)
      return void (await sendFresh(ctx, 'sw.js', { headers: PAGE_HEADERS.serviceWorker }));
    const pages = () => [...VIEWS, '/v1/docs', ...guidePaths(guides)];
    if (isBuilt && publicUrl !== undefined && sendForSearchEngines(ctx, publicUrl, pages)) return;
    const guide = guideFileAt(guides, path);
    // Pages name their images with a version.
    if (guide !== undefined && IMAGES.has(extname(guide)) && ctx.query.v !== undefined) return sendImage(ctx, guide);
    if (guide !== undefined)
      return sendDocument(ctx, `guide/${guide}`, guidePath(guide), {
        headers: PAGE_HEADERS.document,
        isPacked: guides.has(`${guide}.br`),
      });
    if (path === '/' && (!isBuilt || accepts(ctx) !== 'html')) return sendName(ctx);
    if (!isBuilt || !VIEW_PATHS.includes(path)) return next();
    ctx.vary('accept');
    if (accepts(ctx) !== 'html') return next();
    return sendDocument(ctx, documentOf(path), OTHER_NAMES[path] ?? path, { headers: PAGE_HEADERS.workbench });
  };
};
