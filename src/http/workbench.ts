import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { PAGE_HEADERS } from '../api/pages/policies.ts';
import { isWorkbenchBuilt, WORKBENCH_FOLDER } from '../api/pages/workbench.ts';
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
};

/** Puts a file of the build into the answer, as small as the caller takes it. */
const send = async (ctx: Ctx, file: string): Promise<Uint8Array> => {
  ctx.vary('accept-encoding');
  const small = ctx.acceptsEncodings('br') === 'br';
  if (small) ctx.set('content-encoding', 'br');
  const content = await readFile(`${WORKBENCH_FOLDER}${file}${small ? '.br' : ''}`);
  ctx.body = content;
  return content;
};

const sendPage = async (ctx: Ctx): Promise<void> => {
  ctx.set({ ...PAGE_HEADERS.workbench, 'cache-control': 'no-cache' });
  const content = await send(ctx, 'index.html');
  ctx.type = 'text/html; charset=utf-8';
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  ctx.set('etag', etag);
  const known = ctx.get('if-none-match').split(',');
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) ctx.status = 304;
};

const sendAsset = async (ctx: Ctx, name: string): Promise<void> => {
  ctx.set({
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await send(ctx, `assets/${name}`);
};

/**
 * Serves the page to who names text/html before anything else, and the files that it is built of. Whatever else is asked
 * for at the same addresses gets the answer that it would get without a page.
 */
export const createWorkbench = (): Middleware => {
  const built = isWorkbenchBuilt();
  const assets = new Set(built ? readdirSync(`${WORKBENCH_FOLDER}assets`).filter((name) => !name.endsWith('.br')) : []);
  return async (ctx, next) => {
    const { path } = ctx.exchange.target;
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!built || !reads || path === undefined) return next();
    if (path.startsWith(ASSETS) && assets.has(path.slice(ASSETS.length)))
      return sendAsset(ctx, path.slice(ASSETS.length));
    if (!VIEW_PATHS.includes(path)) return next();
    ctx.vary('accept');
    return ctx.accepts('json', 'html') === 'html' ? sendPage(ctx) : next();
  };
};
