import type { Resource, SitemapFile } from '../../../model/gathered.ts';
import type { StageInput } from '../../../model/stage.ts';
import { attr, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { judgeRobots } from '../../../parse/robots/match.ts';
import { parseRobots, type RobotsFile } from '../../../parse/robots/parse.ts';
import { readSitemap, type SitemapReading } from '../../../parse/sitemap/read.ts';

/** What robots.txt means for crawlers (RFC 9309, 2.3.1). */
type RobotsState =
  /** There is a file, and it is obeyed. */
  | 'file'
  /** 4xx: everything is allowed. */
  | 'none'
  /** 5xx or 429: everything is disallowed. */
  | 'unavailable'
  /** This service did not get an answer; that says nothing about crawlers. */
  | 'unknown';

export interface Robots {
  readonly state: RobotsState;
  readonly resource: Resource | null;
  readonly file: RobotsFile;
}

export interface SitemapRead {
  readonly file: SitemapFile;
  /** Null if there is nothing to read. */
  readonly reading: SitemapReading | null;
}

export interface SitemapView extends StageInput {
  readonly robots: Robots;
  readonly sitemaps: readonly SitemapRead[];
  /** Addresses the page is known by. */
  readonly pageUrls: readonly string[];
}

const stateOf = (resource: Resource | null): RobotsState => {
  if (!resource || resource.status === null) return 'unknown';
  const { status } = resource;
  if (status >= 500 || status === 429) return 'unavailable';
  return status >= 200 && status < 300 ? 'file' : 'none';
};

const readRobots = (resource: Resource | null): Robots => {
  const state = stateOf(resource);
  return { state, resource, file: parseRobots(state === 'file' ? resource!.bytes : new Uint8Array()) };
};

/** Whether a crawler may read an address; null where robots.txt could not be read. */
export const isAllowed = ({ state, file }: Robots, crawler: string, url: string): boolean | null => {
  if (state === 'unknown') return null;
  return state === 'unavailable' ? false : judgeRobots(file, crawler, url).allowed;
};

/** The absolute canonical address the mark-up declares, if any. */
const canonicalOf = (page: Page): string | null => {
  const link = page.byTag('link').find((one) => tokens(one, 'rel').includes('canonical'));
  const href = link ? attr(link, 'href') : undefined;
  return href ? page.resolve(href) : null;
};

export const viewOf = (input: StageInput): SitemapView => {
  const { page, gathered, now } = input;
  const canonical = canonicalOf(page);
  const pageUrls = [page.url, ...(canonical && canonical !== page.url ? [canonical] : [])];
  const sitemaps = gathered.sitemaps.map((file): SitemapRead => {
    if (file.error || file.status !== 200) return { file, reading: null };
    const vouchedHost = file.source === 'robots' ? new URL(page.url).host : null;
    const { contentType, bytes, cut } = file;
    return {
      file,
      reading: readSitemap({ url: file.finalUrl, contentType, bytes, cut, vouchedHost, pages: pageUrls, now }),
    };
  });
  return { ...input, robots: readRobots(gathered.robots), sitemaps, pageUrls };
};
