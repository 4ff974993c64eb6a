import { parseRobots } from '../reading/robots/parse.ts';
import { sitemapText, unpackLater } from '../reading/sitemap/unpack.ts';
import { firstChildren } from '../reading/sitemap/xml.ts';
import type { Limits } from './limits.ts';
import type { Resource, ResourceLoader, SitemapFile } from './types.ts';

/** How much of an index is looked at for its first children. */
const INDEX_BYTES = 256 * 1024;

/** Addresses robots.txt names as sitemaps, absolute ones only, each once. */
const sitemapsIn = (robots: Resource | null): string[] => {
  if (robots?.status !== 200) return [];
  const named = parseRobots(robots.bytes).lines.flatMap((line) => (line.kind === 'sitemap' ? [line.value] : []));
  const absolute = named.filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
  return [...new Set(absolute.map((value) => new URL(value).href))];
};

/** The first addresses of a sitemap index; none for anything else. */
const childrenOf = async (file: Resource, most: number): Promise<string[]> => {
  if (file.status !== 200) return [];
  const bytes = await unpackLater(file.bytes);
  return bytes === null ? [] : firstChildren(sitemapText(bytes.subarray(0, INDEX_BYTES)), most);
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
