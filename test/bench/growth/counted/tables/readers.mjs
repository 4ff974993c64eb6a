// The parsers of foreign bytes: those that are fuzzed (test/fuzz/readers.mjs) with an input of each that may grow, and those of the
// command line and the client.
import { gzipSync } from 'node:zlib';
import { READERS } from '../../../../fuzz/readers.mjs';
import { hex, picture, text } from '../values.mjs';

const from = (path) => import(new URL(`../../../../../dist/src/${path}`, import.meta.url).href);
const SIZES = [256, 1024, 4096];

/** By the name of the reader: what it is given, and what n is where 256 to 4,096 are not it. */
export const INPUTS = {
  colours: { terms: { sizes: [4, 16, 64], of: (n) => `rgb(calc(0${' + 1'.repeat(n)}) 2 3)` } },
  png: { pixels: { sizes: [64, 128, 256], of: (side) => Buffer.from(picture(side), 'base64') } },
  base64: { bytes: { of: (n) => Buffer.alloc(n, 7).toString('base64') } },
  json: {
    members: { of: (n) => JSON.stringify(Array.from({ length: n }, (_, i) => ({ i }))) },
    'bytes of one text': { of: (n) => JSON.stringify('a"\\'.repeat(n)) },
  },
  forms: {
    'bytes of a file': {
      of: (n) =>
        `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'\r\n--y'.repeat(n)}\r\n--x--\r\n`,
    },
  },
  targets: { parameters: { of: (n) => `/v1/color?${text(n, (i) => `a${i}=%20&`)}` } },
  addresses: { segments: { of: (n) => `https://example.org/${'a/'.repeat(n)}` } },
  ids: { letters: { of: (n) => `pal_${'1'.repeat(n)}` } },
  robots: {
    rules: { of: (n) => `User-agent: *\n${text(n, (i) => `Disallow: /a${i}*b$\n`)}` },
    groups: { of: (n) => text(n, (i) => `User-agent: a${i}\nDisallow: /\n\n`) },
  },
  sitemaps: {
    addresses: { of: (n) => `<urlset>${text(n, (i) => `<url><loc>https://example.org/${i}</loc></url>`)}</urlset>` },
    lines: { of: (n) => text(n, (i) => `https://example.org/${i}\n`) },
  },
  'style sheets': {
    rules: { of: (n) => text(n, (i) => `.a${i}{color:red;margin:0}`) },
    nesting: { sizes: [8, 32, 128], of: (n) => `${'@media (min-width:1px){'.repeat(n)}a{b:c}${'}'.repeat(n)}` },
    declarations: { of: (n) => `a{${text(n, (i) => `--v${i}:1;`)}}` },
  },
  selectors: {
    list: { of: (n) => text(n, (i) => `${i ? ',' : ''}.a${i}>b`) },
    'members of :not()': { of: (n) => `a:not(${text(n, (i) => `${i ? ',' : ''}.a${i}`)})` },
  },
  pages: { elements: { of: (n) => '<p class="a">x<b>y</b></p>'.repeat(n) } },
  'structured data': {
    items: { of: (n) => `<div itemscope itemtype="https://schema.org/Offer"><b itemprop=price>1</b></div>`.repeat(n) },
    'members of JSON-LD': {
      of: (n) =>
        `<script type="application/ld+json">${JSON.stringify(Array.from({ length: n }, (_, i) => ({ '@type': 'Offer', price: i })))}</script>`,
    },
    'properties of RDFa': {
      of: (n) => `<div vocab="https://schema.org/" typeof="Offer">${'<b property="price">1</b>'.repeat(n)}</div>`,
    },
  },
  policies: {
    sources: { of: (n) => `default-src ${text(n, (i) => `a${i}.example.org `)}` },
    directives: { of: (n) => text(n, (i) => `x${i}-src 'self';`) },
  },
  'pictures of pages': { candidates: { of: (n) => text(n, (i) => `a${i}.png ${i + 1}w, `) } },
  'packed bodies': {
    bytes: {
      sizes: [4096, 16_384, 65_536],
      of: (n) => Buffer.concat([Buffer.from([0]), gzipSync(Buffer.alloc(n, 'abc'))]),
      by: ['bytes unpacked', (n) => n],
    },
  },
  notes: {
    words: { sizes: [6, 24, 96], of: (n) => text(n, (i) => `${['sea', 'no red', 'dusty rose', '#336699'][i % 4]}, `) },
  },
  traces: { letters: { of: (n) => '0'.repeat(n) } },
};

const tokens = (n) => ({
  a: Object.fromEntries(Array.from({ length: n }, (_, i) => [`c${i}`, { $type: 'color', $value: hex(i) }])),
});
const call = (names) => ({ ...names, signal: new AbortController().signal });

/** Readers that are not among those that are fuzzed. */
const OTHERS = {
  'tokens, CSS': {
    of: (n) =>
      `:root{${text(n, (i) => `--c${i}:${hex(i)};`)}}.dark{${text(n, (i) => `--c${i}:var(--c${n - 1 - i});`)}}`,
    load: async () => {
      const { readTokenFile } = await from('token-check/read/read-file.js');
      return (source) => readTokenFile({ path: 'a.css', text: source }, 0, async () => undefined);
    },
  },
  'tokens, SCSS': {
    of: (n) => text(n, (i) => `$c${i}: ${hex(i)};\n.b${i} { color: $c${i}; }\n`),
    load: async () => {
      const { readTokenFile } = await from('token-check/read/read-file.js');
      return (source) => readTokenFile({ path: 'a.scss', text: source }, 0, async () => undefined);
    },
  },
  'tokens, JSON': {
    of: (n) => JSON.stringify(tokens(n)),
    load: async () => {
      const { readTokenFile } = await from('token-check/read/read-file.js');
      return (source) => readTokenFile({ path: 'a.json', text: source }, 0, async () => undefined);
    },
  },
  'events of a stream': {
    of: (n) => text(n, (i) => `id: ${i}\r\nevent: call\r\ndata: {"i":${i}}\r\n\r\n`),
    load: async () => {
      const { readEvents } = await from('client/server-sent-events.js');
      return async (source) => {
        const body = new Blob([source]).stream();
        for await (const _ of readEvents(body, { silentMs: 60_000, signal: call().signal })) {
          // Only the reading counts.
        }
      };
    },
  },
  'a request of GraphQL': {
    sizes: [64, 256, 1024],
    of: (n) => `{ ${text(n, (i) => `a${i}: colorContrast(fg: "#000", bg: "#fff") { ratio } `)} }`,
    load: async () => {
      const { parse } = await import('graphql');
      return (source) => {
        parse(source);
      };
    },
  },
};

/** A reader that refuses has read it. */
const refusing = (read) => async (input) => {
  try {
    await read(input);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw error;
  }
};

export const rowsOf = async () => {
  const fuzzed = await Promise.all(
    READERS.map(async ({ name, load }) => {
      const read = refusing(await load());
      return Object.entries(INPUTS[name] ?? {}).map(([label, { sizes = SIZES, of, by }]) => ({
        ...{ name: `${name}, ${label}`, sizes, of, by },
        run: (input) => read(typeof input === 'string' ? Buffer.from(input) : input),
        floor: 1,
      }));
    }),
  );
  const others = await Promise.all(
    Object.entries(OTHERS).map(async ([name, { sizes = SIZES, of, load }]) => ({
      ...{ name, sizes, of, floor: 1 },
      run: refusing(await load()),
    })),
  );
  return [...fuzzed.flat(), ...others];
};
