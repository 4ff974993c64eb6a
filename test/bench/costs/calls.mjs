// The calls whose cost is held to a limit: as often as their figure needs, each time with another input where an answer is kept.
import { pagePng } from '../pictures.mjs';

const hex = (i) => `#${(((i + 1) * 2_654_435_761) & 0xffffff).toString(16).padStart(6, '0')}`;
const tokens = (include) => ({
  label: `tokens/generate, include ${include.join(', ')}`,
  path: '/v1/tokens/generate',
  body: (i) => ({ seed: hex(i), harmony: 'analogous', include }),
  limit: 4,
  times: 60,
  warm: 200,
});

/** Markup of a shop with styles, of about so many bytes. */
const page = (bytes) => {
  const card = (i) =>
    `<article class="card c${i % 7}"><h3 id="c${i}">Bowl ${i}</h3><a href="/bowls/${i}"><img src="/${i}.jpg" alt="Bowl ${i}" width="320" height="240" loading="lazy"></a><p class="text">Thrown by hand, glazed in <em>tenmoku</em>, fired at 1280 degrees.</p><button type="button" aria-pressed="false">Keep</button></article>`;
  const style =
    '<style>.card{display:grid;color:#123456}.card h3{font-size:1.2rem}@media (max-width:40em){.card{display:block}}</style>';
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bowls</title><meta name="viewport" content="width=device-width">${style}</head><body><main><h1>Bowls</h1>`;
  let body = '';
  for (let i = 0; head.length + body.length < bytes; i += 1) body += card(i);
  return `${head}${body}</main></body></html>`;
};

const picture = pagePng(1500, 1000);

/** A page of 75 kB: the bench serves it under every path. */
export const PAGE = page(75_000);

export const CALLS = [
  tokens(['color', 'space', 'radius', 'type']),
  ...['color', 'space', 'radius', 'type'].map((part) => tokens([part])),
  {
    label: 'a page of the palette library',
    method: 'GET',
    path: (i) => `/v1/palette/library?hue=blue&limit=24&cursor=${i * 24}`,
    limit: 0.4,
    times: 400,
    warm: 1000,
  },
  { label: 'usage', method: 'GET', path: '/v1/usage/me', limit: 0.15, times: 1000, warm: 2000 },
  {
    label: 'a set of categories (qualitative, 12 colours)',
    path: '/v1/palette/generate',
    body: (i) => ({ method: 'qualitative', count: 12, seed: i + 1 }),
    limit: 100,
    times: 8,
  },
  {
    label: 'personal palettes',
    path: '/v1/personalize/palettes',
    body: (i) => ({
      colors: ['#1f4e79', '#e07a5f'],
      styles: ['coastal'],
      note: 'a quiet winter sea at dusk',
      keep: 6,
      seed: i + 1,
    }),
    limit: 150,
    times: 8,
  },
  {
    label: 'palette of a picture of 1.5 megapixels',
    path: '/v1/palette/from-image',
    body: { image: picture, count: 5 },
    limit: 120,
    times: 6,
  },
  {
    label: 'audit of 75 kB with changes: none',
    path: '/v1/analyzer/inspect',
    body: (i, host) => ({ url: `http://${host}/${i}`, changes: 'none' }),
    limit: 60,
    times: 10,
    warm: 30,
  },
];
