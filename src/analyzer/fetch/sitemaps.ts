import type { Resource, SitemapFile } from '../model/gathered.ts';
import type { Reader } from '../workers/readers.ts';
import type { Limits } from './limits.ts';
import type { ResourceLoader } from './loader.ts';

/** Loads the sitemaps robots.txt names, else those at the usual places, and the first children of an index. */
export const loadSitemaps = async (
  loader: ResourceLoader,
  reader: Pick<Reader, 'sitemapsIn' | 'childrenIn'>,
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
  const known = robots?.status === 200 ? await reader.sitemapsIn(robots.bytes) : [];
  const named = known.slice(0, limits.files);
  const files = await Promise.all(named.map((url) => load(url, 'robots')));
  if (named.length === 0) {
    const first = await load(`${origin}/sitemap.xml`, 'default');
    files.push(first);
    if (first.status !== 200) files.push(await load(`${origin}/sitemap_index.xml`, 'default'));
  }
  const children = (
    await Promise.all(
      files.map(({ status, bytes }) => (status === 200 ? reader.childrenIn(bytes, limits.children) : [])),
    )
  ).flat();
  const fresh = [...new Set(children)].filter((url) => !files.some((file) => file.url === url));
  return [...files, ...(await Promise.all(fresh.slice(0, limits.children).map((url) => load(url, 'index'))))];
};
