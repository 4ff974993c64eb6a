import type { FetchSession } from '../../net/fetch-session.ts';
import type { FetchedPage, Gathered, Resource, Wants } from '../model/gathered.ts';
import type { Reader } from '../workers/readers.ts';
import { probeHttp } from './http-probe.ts';
import { LIMITS } from './limits.ts';
import { createLoader } from './loader.ts';
import { loadSitemaps } from './sitemaps.ts';
import { loadStyleSheets } from './style-sheets.ts';

export interface GatherOptions {
  /** The same visit that read the page. */
  readonly visit: FetchSession;
  readonly page: FetchedPage;
  readonly wants: Wants;
  /** Reads files away from the event loop. */
  readonly reader: Reader;
  /** The caller's. */
  readonly signal: AbortSignal;
  readonly limits?: typeof LIMITS;
}

/**
 * Loads everything the stages want besides the page, under the limits of one call. Small files that decide about the
 * page come first, media last. Rejects only when the caller is gone: what cannot be read is reported in its Resource.
 */
export const fetchResources = async (options: GatherOptions): Promise<Gathered> => {
  const { visit, page, wants, reader, signal, limits = LIMITS } = options;
  const loader = createLoader({ visit, signal, limits });
  const { origin, hostname, protocol } = new URL(page.finalUrl);
  const text = (wanted: boolean, path: string, maxBytes: number): Promise<Resource | null> =>
    wanted ? loader.load(origin + path, { accept: 'text/plain,*/*;q=0.5', maxBytes }) : Promise.resolve(null);

  const robots = text(wants.robots || wants.sitemaps, '/robots.txt', limits.robotsBytes + 1);
  const httpProbe =
    wants.httpProbe && protocol === 'https:' ? probeHttp(visit, hostname, limits.rest.eachMs) : Promise.resolve(null);
  const securityTxt = text(wants.securityTxt, '/.well-known/security.txt', limits.securityTxtBytes);
  const llmsTxt = text(wants.llmsTxt, '/llms.txt', limits.llmsBytes);
  const manifest = wants.manifest
    ? loader.load(wants.manifest, { accept: 'application/manifest+json,*/*;q=0.5', maxBytes: limits.manifestBytes })
    : Promise.resolve(null);
  const favicon = wants.favicon
    ? loader.load(`${origin}/favicon.ico`, { accept: 'image/*', head: limits.iconBytes })
    : Promise.resolve(null);
  const styleSheets = loadStyleSheets(
    loader,
    reader,
    wants,
    { url: page.finalUrl, quirks: wants.quirks },
    limits.styleSheets,
  );
  const sitemaps = robots.then((file) =>
    wants.sitemaps ? loadSitemaps(loader, reader, origin, file, limits.sitemaps) : [],
  );
  // Media may use up what is left, so they wait until all else has been asked for.
  const media = Promise.all([styleSheets, sitemaps]).then(async () => {
    const chosen = wants.media.slice(0, limits.media.files);
    const accept = 'image/*,video/*,audio/*,*/*;q=0.5';
    const files = await Promise.all(chosen.map((url) => loader.load(url, { accept, head: limits.media.headBytes })));
    return Object.fromEntries(files.map((file) => [file.url, file]));
  });

  const [robotsFile, probe, security, llms, manifestFile, icon, sheets, maps, mediaFiles] = await Promise.all([
    robots,
    httpProbe,
    securityTxt,
    llmsTxt,
    manifest,
    favicon,
    styleSheets,
    sitemaps,
    media,
  ]);
  return {
    page,
    robots: robotsFile,
    httpProbe: probe,
    securityTxt: security,
    llmsTxt: llms,
    manifest: manifestFile,
    favicon: icon,
    styleSheets: sheets,
    sitemaps: maps,
    media: mediaFiles,
    spent: loader.spent,
  };
};
