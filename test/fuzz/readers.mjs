// The readers of foreign bytes that are fuzzed, each with inputs to begin with and words of its format.
import { gzipSync } from 'node:zlib';
import { PNG } from 'pngjs';

const from = (path) => import(new URL(`../../dist/src/${path}`, import.meta.url).href);
const text = (bytes) => bytes.toString('utf8');

const png = (width, height, options) => {
  const picture = new PNG({ width, height, ...options });
  for (let i = 0; i < picture.data.length; i += 1) picture.data[i] = (i * 37) & 255;
  return PNG.sync.write(picture, options);
};

const PAGE = `<!doctype html><html lang="en"><head><title>Bowls</title><meta name="description" content="x"><link rel="stylesheet" href="/a.css"><style>@media (min-width:1px){.a:not(.b,#c)>p{color:red!important}}</style><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"x"}</script></head><body><main><h1 aria-label="x">A</h1><table><tr><th scope=col rowspan=2>a<td colspan=3>b</table><form><label>n<input name=a required></label><select><option selected>1</select></form><img src=a.png alt="" srcset="a.png 1x, b.png 2x"><svg viewBox="0 0 1 1"><title>t</title></svg><template><p>x</p></template></main></body></html>`;

/** @type {{ name: string, load: () => Promise<(bytes: Buffer) => unknown>, seeds: (string | Buffer)[], words?: string[] }[]} */
export const READERS = [
  {
    name: 'colours',
    load: async () => {
      const { readColor } = await from('color/read-color.js');
      return (bytes) => readColor(text(bytes), { scheme: 'dark' });
    },
    seeds: [
      '#336699',
      '#abc',
      'rgb(1 2 3 / 50%)',
      'hsl(120deg 50% 50%)',
      'hwb(1turn 10% 10%)',
      'lab(50% 20 -20)',
      'lch(50 20 none)',
      'oklab(.5 .1 .1)',
      'oklch(50% 0.1 30)',
      'color(display-p3 1 0 0)',
      'rebeccapurple',
      'color-mix(in oklch longer hue, red 20%, rgb(1 2 3 / .5))',
      'oklch(from #369 calc(l * 1.1) min(c, 0.1) h)',
      'light-dark(red, blue)',
    ],
    words: [
      'none',
      'deg',
      'grad',
      'rad',
      'turn',
      '%',
      ' / ',
      'calc(',
      'from ',
      'e999',
      'color-mix(in oklab,',
      '--x',
      'xyz-d50',
      'rec2020',
    ],
  },
  {
    name: 'png',
    load: async () => {
      const { decodePngBytes } = await from('image/png/decode.js');
      return (bytes) => decodePngBytes(bytes);
    },
    seeds: [png(3, 2, {}), png(5, 5, { colorType: 2 }), png(4, 4, { colorType: 0 }), png(2, 7, { colorType: 4 })],
    words: ['IHDR', 'IDAT', 'PLTE', 'tRNS', 'IEND', 'acTL', 'iCCP', 'gAMA'],
  },
  {
    name: 'base64',
    load: async () => {
      const { readBase64 } = await from('image/base64.js');
      return (bytes) => readBase64(text(bytes), 'image');
    },
    seeds: ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    words: ['data:', ';base64,', '==', '\n'],
  },
  {
    name: 'json',
    load: async () => {
      const { parseJson } = await from('http/body.js');
      const exchange = { context: { signal: new AbortController().signal } };
      return (bytes) => parseJson(exchange, bytes, { bytes: 1 << 20, members: 10_000 });
    },
    seeds: ['{"color":"#336699","n":[1,2,{"a":null}]}', '[[[[[[1e5]]]]]]', '"\\ud83d\\ude00"'],
    words: ['[[[[[[', '{"a":', '\\u', '1e999', '__proto__'],
  },
  {
    name: 'forms',
    load: async () => {
      const [{ readForm }, { Readable }, { EventEmitter }] = await Promise.all([
        from('http/multipart.js'),
        import('node:stream'),
        import('node:events'),
      ]);
      return (bytes) => {
        const request = Object.assign(Readable.from([bytes]), {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes.length) },
          socket: new EventEmitter(),
        });
        const ctx = {
          req: request,
          exchange: {
            request,
            context: { credentials: {}, address: '127.0.0.1', services: { config: { bodyRate: 512 } } },
          },
          request: { type: 'multipart/form-data', is: () => 'multipart' },
          method: 'POST',
          is: () => 'multipart',
        };
        return readForm(ctx, {
          file: { field: 'image', read: (file) => file },
          limits: { bytes: 1 << 20 },
          readText: (_, value) => value,
        });
      };
    },
    seeds: [
      '--x\r\nContent-Disposition: form-data; name="count"\r\n\r\n5\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc\r\n--x--\r\n',
    ],
    words: ['--x', '--x--', '\r\n\r\n', "filename*=utf-8''", 'Content-Transfer-Encoding: base64', 'name='],
  },
  {
    name: 'targets',
    load: async () => {
      const { readTarget } = await from('http/target.js');
      return (bytes) => readTarget(bytes.toString('latin1'));
    },
    seeds: ['/v1/color/convert?x=1', 'http://a/v1/health', '*', '/v1/%63olor'],
    words: ['%2e%2e', '%2f', '%00', 'http://', '[::1', '//', '?', '#', '%'],
  },
  {
    name: 'addresses',
    load: async () => {
      const [{ readUrl, judgeTarget }, { judgeAddress }, { readAllowlist }] = await Promise.all([
        from('net/target.js'),
        from('net/address.js'),
        from('net/allowlist.js'),
      ]);
      const none = readAllowlist('');
      return (bytes) => {
        judgeAddress(text(bytes));
        judgeTarget(readUrl(text(bytes)), none);
      };
    },
    seeds: ['https://example.org/a?b#c', 'http://127.0.0.1:80/', 'http://[::ffff:1.2.3.4]/', '10.0.0.1', '64:ff9b::1'],
    words: ['http://', '@', '[', '::', '%25', '0x', '。', '.'],
  },
  {
    name: 'ids',
    load: async () => {
      const [{ parseRecordId }, { palettes }] = await Promise.all([
        from('collections/ids/parse.js'),
        from('collections/palettes/palette-library.js').then((module) => ({
          palettes: Object.values(module).find((value) => value?.naming),
        })),
      ]);
      return (bytes) => parseRecordId(text(bytes), palettes);
    },
    seeds: ['pal_1ep5br', '12', '4999999'],
    words: ['pal_', 'PAL_', '-', 'o', 'l'],
  },
  {
    name: 'robots',
    load: async () => {
      const { parseRobots } = await from('analyzer/parse/robots/parse.js');
      return (bytes) => parseRobots(bytes);
    },
    seeds: [
      'User-agent: *\nDisallow: /a*b$\nAllow: /\nCrawl-delay: 1\nSitemap: https://example.org/s.xml\n',
      '\ufeffuser-agent:x\rdisallow:/%zz',
    ],
    words: ['User-agent:', 'Disallow:', '*', '$', '%2a', '\r', '#'],
  },
  {
    name: 'sitemaps',
    load: async () => {
      const { readSitemap } = await from('analyzer/parse/sitemap/read.js');
      return (bytes) =>
        readSitemap({
          bytes,
          cut: false,
          url: 'https://example.org/sitemap.xml',
          contentType: 'application/xml',
          pages: ['https://example.org/'],
          now: 0,
        });
    },
    seeds: [
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/</loc><lastmod>2024-01-01</lastmod></url></urlset>',
      '<sitemapindex><sitemap><loc>https://example.org/a.xml</loc></sitemap></sitemapindex>',
      'https://example.org/\n',
      gzipSync('<urlset></urlset>'),
    ],
    words: ['<url>', '<loc>', '<!DOCTYPE x [<!ENTITY a "b">]>', '&a;', '<![CDATA[', '<?', 'xmlns=""'],
  },
  {
    name: 'style sheets',
    load: async () => {
      const { readSheet, readStyleAttribute } = await from('analyzer/parse/css/sheet.js');
      return (bytes) => [readSheet(text(bytes)), readStyleAttribute(text(bytes))];
    },
    seeds: [
      '@layer a,b;@media (min-width:1px) and (hover){.a{color:red;&:hover{top:0}}}@import url(x.css) layer(a) supports(display:grid);',
      '@font-face{src:url(a)}:root{--x:{};color:var(--x,#fff)!important}',
    ],
    words: ['@media', '@layer', '@scope (', '@supports not (', '&', '{', '}', '!important', 'url(', '/*'],
  },
  {
    name: 'selectors',
    load: async () => {
      const { selectorCompiler } = await from('analyzer/page/css/selector.js');
      const compiler = selectorCompiler(false);
      const compile = Object.values(compiler).find((member) => typeof member === 'function') ?? compiler;
      return (bytes) => compile(text(bytes));
    },
    seeds: [
      'a:not(.b,#c)>d~e+f g',
      ':is(h1,h2):nth-child(2n+1 of .x)',
      '[a^="b" i]|ns|x',
      '::before',
      ':host(:hover)',
      ':has(> img)',
    ],
    words: [':not(', ':is(', ':where(', ':nth-last-of-type(', '[a=', '|', '*', '::slotted(', ' i]', '\\'],
  },
  {
    name: 'pages',
    load: async () => {
      const { parsePage } = await from('analyzer/page/tree/parse.js');
      return (bytes) => parsePage(text(bytes), 'https://example.org/');
    },
    seeds: [PAGE, '<p><b><i></p>x</b>', '<svg><foreignObject><p></svg>', '<table><td><form><select><table>'],
    words: [
      '<template>',
      '<svg>',
      '<math>',
      '<frameset>',
      '</p>',
      '<a ',
      '<!--',
      '-->',
      '<![CDATA[',
      '<plaintext>',
      '&notin;',
      ' style="',
    ],
  },
  {
    name: 'structured data',
    load: async () => {
      const [{ parsePage }, { readStructuredData }] = await Promise.all([
        from('analyzer/page/tree/parse.js'),
        from('analyzer/page/structured-data/read.js'),
      ]);
      return (bytes) => readStructuredData(parsePage(text(bytes), 'https://example.org/'));
    },
    seeds: [
      PAGE,
      '<div itemscope itemtype="https://schema.org/Offer" itemref="b"><span itemprop=price>1</span></div><p id=b itemprop=x>',
      '<div vocab="https://schema.org/" typeof="Person"><span property="name">x</span></div>',
      '<script type="application/ld+json">{"@graph":[{"@id":"a","@reverse":{}}]}</script>',
    ],
    words: [
      'itemscope',
      'itemref=',
      'typeof=',
      'prefix="a: b"',
      '@context',
      '@type',
      '[[',
      '<script type="application/ld+json">',
    ],
  },
  {
    name: 'policies',
    load: async () => {
      const [{ parsePolicies, parseMetaPolicies }, { readHsts }] = await Promise.all([
        from('analyzer/stages/security/facts/observatory/policy.js'),
        from('analyzer/stages/security/facts/observatory/hsts.js'),
      ]);
      // A policy that cannot be read is told by a plain Error, which the checks catch.
      const readings = [(value) => parsePolicies([value]), (value) => parseMetaPolicies([value]), readHsts];
      return (bytes) => {
        for (const reading of readings)
          try {
            reading(text(bytes));
          } catch (error) {
            if (error.constructor !== Error) throw error;
          }
      };
    },
    seeds: [
      "default-src 'self'; script-src 'nonce-abc' https: *.example.org; object-src 'none'",
      'max-age=63072000; includeSubDomains; preload',
    ],
    words: ["'none'", "'unsafe-inline'", "'strict-dynamic'", ';', 'data:', '*', 'max-age='],
  },
  {
    name: 'pictures of pages',
    load: async () => {
      const [{ readSrcset }, { readSvgRoot }, { readManifest }] = await Promise.all([
        from('analyzer/stages/media/facts/list.js'),
        from('analyzer/stages/media/facts/svg.js'),
        from('analyzer/stages/seo/facts/manifest.js'),
      ]);
      return (bytes) => [readSrcset(text(bytes)), readSvgRoot(bytes), readManifest(bytes)];
    },
    seeds: [
      'a.png 1x, b.png 2x',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="1em"/>',
      '{"name":"x","icons":[{"src":"a","sizes":"1x1"}]}',
    ],
    words: ['1e9w', '0x', ',', '<svg', 'viewBox=', '<!DOCTYPE svg [', 'icons'],
  },
  {
    name: 'packed bodies',
    load: async () => {
      const { decodeBody, readEncodings } = await from('net/decode.js');
      return (bytes) =>
        decodeBody(bytes.subarray(1), readEncodings(['gzip', 'deflate', 'br', 'gzip, br'][(bytes[0] ?? 0) % 4]), {
          maxBytes: 65_536,
          overflow: 'cut',
          signal: AbortSignal.timeout(60_000),
        });
    },
    seeds: [
      Buffer.concat([Buffer.from([0]), gzipSync('x'.repeat(500))]),
      Buffer.from([1, 0x78, 0x9c, 3, 0, 0, 0, 0, 1]),
      Buffer.from([2, 0x0b, 2, 0x80, 0x78, 3]),
    ],
  },
  {
    name: 'notes',
    load: async () => {
      const { readNote } = await from('personalize/note/read.js');
      return (bytes) => readNote(text(bytes));
    },
    seeds: ['a winter sea, but no red, #336699 and dusty rose'],
    words: ['not ', 'without ', 'sea', '#', 'ß', 'ı'],
  },
  {
    name: 'traces',
    load: async () => {
      const { readTraceparent } = await from('runtime/trace.js');
      return (bytes) => readTraceparent(bytes.toString('latin1'));
    },
    seeds: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    words: ['-', '00', 'ff'],
  },
];
