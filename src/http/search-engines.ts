import { escapeHtml } from '../text/escape.ts';
import type { Ctx } from './exchange.ts';
import { API_POLICY } from './headers.ts';

const sitemapOf = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Responds to requests for robots.txt, and for sitemap.xml with the addresses of `pages` below the public `origin`. Returns whether one of
 * the two was asked for.
 */
export const sendForSearchEngines = (ctx: Ctx, origin: string, pages: () => readonly string[]): boolean => {
  const { path } = ctx.exchange.target;
  if (path === '/robots.txt') {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
  } else if (path === '/sitemap.xml') {
    ctx.type = 'application/xml; charset=utf-8';
    ctx.body = sitemapOf(origin, pages());
  } else return false;
  ctx.set({ 'cache-control': 'no-cache', 'content-security-policy': API_POLICY });
  return true;
};
