import { statSync } from 'node:fs';
import { join } from 'node:path';
import { indexHtml } from '../web/index-html.mjs';
import { pageOf } from '../web/pages.mjs';
import { WEB } from '../web/settings.mjs';

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Whether vite answers a path: its own modules, and the sources of the page. */
const isOfVite = (pathname) => /^\/(?:@|node_modules\/)/.test(pathname) || isFile(join(WEB, pathname));

const indexOf = (route) =>
  indexHtml({ script: '/main.tsx', style: '/styles/all.css', icon: '/icon.svg', chunks: [], page: pageOf(route) });

/** Answers what belongs to the page, as vite makes it of the sources; resolves to false for what is the service's. */
export const createPage = (vite) => async (request, response) => {
  // As it was sent: what is no address is the service's to refuse.
  const [pathname] = request.url.split('?');
  if (pathname !== '/' && isOfVite(pathname)) {
    vite.middlewares(request, response, () => response.writeHead(404).end());
    return true;
  }
  if (request.method !== 'GET' || !request.headers.accept?.startsWith('text/html')) return false;
  const { ROUTES, FORMER_PATHS } = await vite.ssrLoadModule('/routes.ts');
  const route = ROUTES.find(({ path }) => path === pathname) ?? FORMER_PATHS[pathname]?.[0];
  if (!route) return false;
  const html = await vite.transformIndexHtml(request.url, indexOf(route));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
  return true;
};
