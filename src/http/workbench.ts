import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type PackedPage, PLAYGROUND, WORKBENCH } from '../api/pages/packed.ts';
import { PAGE_HEADERS } from '../api/pages/policies.ts';
import type { Ctx, Middleware } from './exchange.ts';

/** Addresses at which the page is served; it shows the view that belongs to each. */
export const VIEW_PATHS: readonly string[] = [
  '/',
  '/contrast',
  '/vision',
  '/audit',
  '/browse',
  '/search',
  '/usage',
  '/make',
  ...['palette', 'harmony', 'gradient', 'shades', 'tokens', 'system'].map((kind) => `/make/${kind}`),
];

const ASSETS = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/** Puts a file of the build into the answer, as small as the caller takes it. */
const send = async (ctx: Ctx, { folder }: PackedPage, file: string): Promise<Uint8Array> => {
  ctx.vary('accept-encoding');
  const small = ctx.acceptsEncodings('br') === 'br';
  if (small) ctx.set('content-encoding', 'br');
  const content = await readFile(`${folder}${file}${small ? '.br' : ''}`);
  ctx.body = content;
  return content;
};

const sendPage = async (ctx: Ctx): Promise<void> => {
  ctx.set({ ...PAGE_HEADERS.workbench, 'cache-control': 'no-cache' });
  const content = await send(ctx, WORKBENCH, 'index.html');
  ctx.type = 'text/html; charset=utf-8';
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  ctx.set('etag', etag);
  const known = ctx.get('if-none-match').split(',');
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) ctx.status = 304;
};

const sendAsset = async (ctx: Ctx, page: PackedPage, name: string): Promise<void> => {
  ctx.set({
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await send(ctx, page, `assets/${name}`);
};

const assetsOf = (page: PackedPage): [name: string, page: PackedPage][] =>
  page.isBuilt()
    ? readdirSync(`${page.folder}assets`)
        .filter((name) => !name.endsWith('.br'))
        .map((name) => [name, page])
    : [];

/**
 * Serves the workbench to who names text/html before anything else, and the files that packed pages are built of. Whatever else
 * is asked for at the same addresses gets the answer that it would get without a page.
 */
export const createWorkbench = (): Middleware => {
  const built = WORKBENCH.isBuilt();
  const assets = new Map([WORKBENCH, PLAYGROUND].flatMap(assetsOf));
  return async (ctx, next) => {
    const { path } = ctx.exchange.target;
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reads || path === undefined) return next();
    const name = path.startsWith(ASSETS) ? path.slice(ASSETS.length) : '';
    const page = assets.get(name);
    if (page) return sendAsset(ctx, page, name);
    if (!built || !VIEW_PATHS.includes(path)) return next();
    ctx.vary('accept');
    return ctx.accepts('json', 'html') === 'html' ? sendPage(ctx) : next();
  };
};
