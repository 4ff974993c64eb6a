import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isBeingBuilt, type PackedPage, PLAYGROUND, WORKBENCH } from '../api/pages/packed.ts';
import { PAGE_HEADERS } from '../api/pages/policies.ts';
import { encodingOf, etagOf, matchesEtag } from './compression.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { guideFileAt, guideFiles } from './guide.ts';
import { API_POLICY } from './headers.ts';
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

/** Puts a file of the build into the answer, as small as the caller takes it where there is a packed one. */
const send = async (ctx: Ctx, { folder }: PackedPage, file: string, isPacked = true): Promise<Uint8Array> => {
  const small = isPacked && encodingOf(ctx.req) === 'br';
  if (isPacked) ctx.vary('accept-encoding');
  if (small) ctx.set('content-encoding', 'br');
  const content = await readFile(`${folder}${file}${small ? '.br' : ''}`);
  ctx.body = content;
  ctx.type = TYPES[extname(file)] ?? 'application/octet-stream';
  return content;
};

/** A file of the workbench that may be another one at the same address after an update. */
const sendFresh = async (
  ctx: Ctx,
  file: string,
  headers: Readonly<Record<string, string>>,
  isPacked?: boolean,
): Promise<void> => {
  ctx.set({ ...headers, 'cache-control': 'no-cache' });
  const content = await send(ctx, WORKBENCH, file, isPacked);
  const etag = etagOf(content, undefined);
  ctx.set('etag', etag);
  if (matchesEtag(ctx.req, etag)) ctx.status = 304;
};

const sendAsset = async (ctx: Ctx, page: PackedPage, name: string): Promise<void> => {
  ctx.set('cache-control', 'public, max-age=31536000, immutable');
  await send(ctx, page, `assets/${name}`);
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
 * everyone. Whatever else is asked for at the addresses of the workbench gets the answer that it would get without it.
 */
export const createWorkbench = (): Middleware => {
  let built: ReturnType<typeof readBuilt> | undefined;
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
    if (isBuilt && path === SERVICE_WORKER) return sendFresh(ctx, 'sw.js', PAGE_HEADERS.serviceWorker);
    const guide = guideFileAt(guides, path);
    if (guide !== undefined) return sendFresh(ctx, `guide/${guide}`, PAGE_HEADERS.document, guides.has(`${guide}.br`));
    if (path === '/' && (!isBuilt || accepts(ctx) !== 'html')) return sendName(ctx);
    if (!isBuilt || !VIEW_PATHS.includes(path)) return next();
    ctx.vary('accept');
    return accepts(ctx) === 'html' ? sendFresh(ctx, documentOf(path), PAGE_HEADERS.workbench) : next();
  };
};
