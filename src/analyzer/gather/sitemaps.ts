import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseRobots } from '../robots/parse.ts';
import type { Limits } from './limits.ts';
import type { Resource, ResourceLoader, SitemapFile } from './types.ts';

const unpack = promisify(gunzip);
/** How much of an index is looked at for its first children. */
const INDEX_BYTES = 256 * 1024;

/** Addresses robots.txt names as sitemaps, absolute ones only, each once. */
const sitemapsIn = (robots: Resource | null): string[] => {
  if (robots?.status !== 200) return [];
  const named = parseRobots(robots.bytes).lines.flatMap((line) => (line.kind === 'sitemap' ? [line.value] : []));
  const absolute = named.filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
  return [...new Set(absolute.map((value) => new URL(value).href))];
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The first addresses of a sitemap index; none for anything else. */
const childrenOf = async (file: Resource, most: number): Promise<string[]> => {
  if (file.status !== 200) return [];
  const gzipped = file.bytes[0] === 0x1f && file.bytes[1] === 0x8b;
  const bytes = gzipped
    ? await unpack(file.bytes, { maxOutputLength: 10 * 1024 * 1024 }).catch(() => Buffer.alloc(0))
    : file.bytes;
  const text = Buffer.from(bytes.subarray(0, INDEX_BYTES)).toString('utf8');
  if (!/<(?:[\w.-]+:)?sitemapindex[\s>]/.test(text.slice(0, 5000))) return [];
  const found: string[] = [];
  for (const [, raw] of text.matchAll(/<(?:[\w.-]+:)?loc>([^<]{1,4096})</g)) {
    const loc = raw!.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);
    if (URL.canParse(loc)) found.push(new URL(loc).href);
    if (found.length === most) break;
  }
  return found;
};

/** Loads the sitemaps robots.txt names, else those at the usual places, and the first children of an index. */
export const loadSitemaps = async (
  loader: ResourceLoader,
  origin: string,
  robots: Resource | null,
  limits: Limits['sitemaps'],
): Promise<SitemapFile[]> => {
  const load = async (url: string, source: SitemapFile['source']): Promise<SitemapFile> => ({
    ...(await loader.load(url, {
      accept: 'application/xml,text/xml,text/plain;q=0.8,*/*;q=0.5',
      maxBytes: limits.bytes + 1,
    })),
    source,
  });
  const named = sitemapsIn(robots).slice(0, limits.files);
  const files = await Promise.all(named.map((url) => load(url, 'robots')));
  if (named.length === 0) {
    const first = await load(`${origin}/sitemap.xml`, 'default');
    files.push(first);
    if (first.status !== 200) files.push(await load(`${origin}/sitemap_index.xml`, 'default'));
  }
  const children = (await Promise.all(files.map((file) => childrenOf(file, limits.children)))).flat();
  const fresh = [...new Set(children)].filter((url) => !files.some((file) => file.url === url));
  return [...files, ...(await Promise.all(fresh.slice(0, limits.children).map((url) => load(url, 'index'))))];
};
