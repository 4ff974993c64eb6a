import { deflateSync } from 'node:zlib';
import type { Example, ExampleFile } from '../../../src/analyzer/model/example.ts';
import type { FetchedPage, Gathered, Resource } from '../../../src/analyzer/model/gathered.ts';
import { pageOf } from '../../../src/analyzer/model/samples.ts';
import type { StageInput } from '../../../src/analyzer/model/stage.ts';
import { parsePage } from '../../../src/analyzer/page/tree/parse.ts';
import { decodePage } from '../../../src/analyzer/parse/encoding/charset.ts';

export type { Example };

const NOW = Date.parse('2026-01-15T00:00:00Z');
const DAY = 86_400_000;
const ADDRESS = 'https://example.org/shop/bowls';

const be32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** The smallest picture of a size that readers of headers accept. */
const png = ([width, height]: readonly [number, number]): Uint8Array =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from([...be32(13), ...Buffer.from('IHDR'), ...be32(width), ...be32(height), 8, 2, 0, 0, 0, ...be32(0)]),
    Buffer.from([...be32(0), ...Buffer.from('IDAT')]),
    deflateSync('x'),
  ]);

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
};

const resource = (url: string, file: ExampleFile): Resource => {
  const bytes = file.png ? png(file.png) : new TextEncoder().encode(file.text ?? '');
  const contentType = file.type ?? TYPES[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? null;
  const failed = file.error !== undefined;
  return {
    url,
    finalUrl: url,
    status: failed ? null : (file.status ?? 200),
    headers: { ...(file.png ? { 'cache-control': 'max-age=31536000' } : {}), ...file.headers },
    contentType,
    bytes,
    cut: file.cut ?? false,
    size: failed ? null : (file.size ?? bytes.length),
    error: file.error ? { reason: file.error, message: file.error } : null,
  };
};

const fileOf = (given: string | ExampleFile): ExampleFile => (typeof given === 'string' ? { text: given } : given);

/** Everything a stage would be given for an example. */
export const inputOf = (example: Example): StageInput => {
  const given = typeof example === 'string' ? { body: example } : example;
  const url = given.url ?? ADDRESS;
  const source = given.source ?? pageOf(given.body, given.head);
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const headers = { 'content-type': 'text/html', ...given.headers };
  const page: FetchedPage = {
    url,
    finalUrl: url,
    status: given.status ?? 200,
    statusText: 'OK',
    httpVersion: '1.1',
    redirects: given.redirects ?? [],
    headers,
    setCookie: given.cookies ?? [],
    ipFamily: 4,
    tls: given.tls
      ? {
          protocol: given.tls.protocol,
          cipher: 'x',
          issuer: null,
          subject: null,
          validFrom: null,
          validTo: new Date(NOW + given.tls.daysLeft * DAY).toISOString(),
        }
      : null,
    timing: { firstByteMs: 1, totalMs: 2 },
    encodings: given.encodings ?? [],
    wireBytes: bytes.length,
    bytes,
    cut: false,
    size: bytes.length,
    notes: given.notes ?? [],
    contentType: 'text/html',
  };
  const { origin } = new URL(url);
  const at = (path: string, file: string | ExampleFile | null | undefined): Resource | null =>
    file === null || file === undefined ? null : resource(origin + (fileOf(file).path ?? path), fileOf(file));
  const sitemap = at('/sitemap.xml', given.sitemap);
  const missing = given.missingSheet;
  const gathered: Gathered = {
    page,
    robots: at('/robots.txt', given.robots === undefined ? '' : given.robots),
    sitemaps: sitemap ? [{ ...sitemap, source: 'default' }] : [],
    styleSheets: missing ? [{ ...resource(missing, { status: 404 }), importedBy: null, media: '', depth: 0 }] : [],
    media: Object.fromEntries(
      Object.entries(given.files ?? {}).map(([path, file]) => [origin + path, resource(origin + path, file)]),
    ),
    favicon: given.favicon === undefined ? null : at('/favicon.ico', { status: given.favicon, text: 'icon' }),
    manifest: at('/app.json', given.manifest),
    llmsTxt: at('/llms.txt', given.llmsTxt),
    securityTxt: at('/.well-known/security.txt', given.securityTxt),
    httpProbe: given.plainHttp
      ? {
          hops: given.plainHttp.map((address) => ({ url: address, status: 301 })),
          invalidCertificate: false,
          unreachable: false,
          failed: null,
        }
      : null,
    spent: { requests: 1, bytes: 0, exhausted: false },
  };
  const decoded = decodePage(bytes, headers['content-type']);
  return { page: parsePage(decoded.text, url), decoded, gathered, now: NOW };
};
