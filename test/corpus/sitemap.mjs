// Sitemaps of every kind, sound and broken: kind, form, number of addresses, and exactly the stated findings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSitemap } from '../../dist/src/analyzer/parse/sitemap/read.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const simple = (page) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}"><url><loc>${page}</loc></url></urlset>`;
const many = (count) =>
  `<urlset xmlns="${NAMESPACE}">${Array.from({ length: count }, (_, i) => `<url><loc>https://shop.example.org/p/${i}</loc></url>`).join('')}</urlset>`;

/** Bodies the file describes in words. */
const generated = (one, cases) => {
  if (/bomb/.test(one.name)) return gzipSync(Buffer.alloc(200 * 1024 * 1024));
  if (/gzip/.test(one.generate)) return gzipSync(cases.find(({ id }) => id === 'sm-01')?.body ?? simple(one.page));
  const count = Number(/([\d,_ ]{4,})/.exec(one.generate)?.[1].replace(/\D/g, ''));
  return count ? Buffer.from(many(count)) : null;
};

export const sitemap = {
  id: 'sitemap',
  needs: 'sitemap.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'sitemap.json'), 'utf8'));
    const results = cases.flatMap((one) => {
      const bytes = one.body === null ? generated(one, cases) : Buffer.from(one.body);
      if (bytes === null) return [{ one, problems: [`no body: ${one.generate}`] }];
      const packed = one.body === null && /gzip/.test(one.generate ?? '');
      const got = readSitemap({
        url: packed ? `${one.url}.gz` : one.url,
        contentType: packed ? 'application/gzip' : one.content_type,
        bytes,
        cut: false,
        vouchedHost: null,
        pages: [one.page],
        now: Date.now(),
      });
      const ids = got.findings.map(({ id }) => id).sort();
      const wrong = (what, is, should) =>
        JSON.stringify(is) === JSON.stringify(should)
          ? []
          : [`${what} ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
      const problems = [
        ...wrong('kind', got.kind, one.kind),
        ...wrong('well-formed', got.wellFormed, one.well_formed),
        ...wrong('findings', ids, [...one.findings].sort()),
        ...(one.urls === undefined ? [] : wrong('addresses', got.urls, one.urls)),
        ...(one.lists_page === undefined ? [] : wrong('lists the page', got.listsPage, one.lists_page)),
      ];
      return [{ one, problems }];
    });
    const right = results.filter(({ problems }) => problems.length === 0).length;
    return {
      figures: [{ figure: 'read as they should be', right, of: results.length, atLeast: results.length }],
      misses: results
        .filter(({ problems }) => problems.length > 0)
        .map(({ one, problems }) => `${one.id} ${one.name}: ${problems.join('; ')}`),
    };
  },
};
