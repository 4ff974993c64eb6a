import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { PAGE_HEADERS } from '../api/pages/policies.ts';
import { isWorkbenchBuilt, WORKBENCH_FOLDER } from '../api/pages/workbench.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { guideFileAt, guideFiles } from './guide.ts';

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
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Puts a file of the build into the answer, as small as the caller takes it where there is a packed one. */
const send = async (ctx: Ctx, file: string, isPacked = true): Promise<Uint8Array> => {
  const small = isPacked && ctx.acceptsEncodings('br') === 'br';
  if (isPacked) ctx.vary('accept-encoding');
  if (small) ctx.set('content-encoding', 'br');
  const content = await readFile(`${WORKBENCH_FOLDER}${file}${small ? '.br' : ''}`);
  ctx.body = content;
  ctx.type = TYPES[extname(file)] ?? 'application/octet-stream';
  return content;
};

/** A file that may be another one at the same address after an update. */
const sendFresh = async (
  ctx: Ctx,
  file: string,
  headers: Readonly<Record<string, string>>,
  isPacked?: boolean,
): Promise<void> => {
  ctx.set({ ...headers, 'cache-control': 'no-cache' });
  const content = await send(ctx, file, isPacked);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  ctx.set('etag', etag);
  const known = ctx.get('if-none-match').split(',');
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) ctx.status = 304;
};

const sendAsset = async (ctx: Ctx, name: string): Promise<void> => {
  ctx.set('cache-control', 'public, max-age=31536000, immutable');
  await send(ctx, `assets/${name}`);
};

/**
 * Serves the page to who names text/html before anything else, the files that it is built of, and the guides to everyone.
 * Whatever else is asked for at the addresses of the page gets the answer that it would get without one.
 */
export const createWorkbench = (): Middleware => {
  const built = isWorkbenchBuilt();
  const assets = new Set(built ? readdirSync(`${WORKBENCH_FOLDER}assets`).filter((name) => !name.endsWith('.br')) : []);
  const guides = guideFiles();
  return async (ctx, next) => {
    const { path } = ctx.exchange.target;
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!built || !reads || path === undefined) return next();
    if (path.startsWith(ASSETS) && assets.has(path.slice(ASSETS.length)))
      return sendAsset(ctx, path.slice(ASSETS.length));
    const guide = guideFileAt(guides, path);
    if (guide !== undefined) return sendFresh(ctx, `guide/${guide}`, PAGE_HEADERS.document, guides.has(`${guide}.br`));
    if (!VIEW_PATHS.includes(path)) return next();
    ctx.vary('accept');
    return ctx.accepts('json', 'html') === 'html' ? sendFresh(ctx, 'index.html', PAGE_HEADERS.workbench) : next();
  };
};
