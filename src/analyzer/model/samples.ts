/** Pieces that examples of checks are put together from. */

/** A source of its own. */
export const whole = (html: string) => ({ source: `<!doctype html>${html}` });
export const head = (text: string) => ({ head: text });

const HEAD = '<meta charset="utf-8"><title>Bowls and plates of stoneware</title>';
/** The page every example is, unless it says otherwise. */
export const pageOf = (body = '', more = ''): string =>
  `<!doctype html><html lang="en"><head>${HEAD}${more}</head><body>${body}</body></html>`;

export const PICTURE = 'src="/bowl.png"';
export const SELF = 'https://example.org/shop/bowls';
/** A page that a script fills. */
export const SHELL = '<div id="root"></div><script src="/app.js"></script>';

export const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
export const repeatWord = (n: number) => 'word '.repeat(n);
export const css = (text: string) => head(`<style>${text}</style>`);
export const script = (src: string) => `<script src="${src}"></script>`;
export const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
export const canonical = (href: string) => head(`<link rel="canonical" href="${href}">`);

export const viewport = (content: string) => head(`<meta name="viewport" content="${content}">`);
export const GOOD = viewport('width=device-width, initial-scale=1');

export const versions = (...list: readonly [string, string][]) =>
  head(list.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join(''));

export const og = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<meta property="og:${name}" content="${value}">`)
    .join('');
export const OG = og({ title: 'Bowls', type: 'website', image: 'https://example.org/b.png', url: SELF });

/** An answer with this content security policy. */
export const policy = (value: string) => ({ headers: { 'content-security-policy': value } });

export const urlset = (entries: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
