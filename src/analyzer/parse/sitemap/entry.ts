/** Everything that can be wrong with a sitemap; the ids findings carry. */
export type SitemapFault =
  | 'empty'
  | 'not-a-sitemap'
  | 'not-well-formed'
  | 'dtd-refused'
  | 'too-large'
  | 'wrong-namespace'
  | 'content-type'
  | 'no-urls'
  | 'too-many-urls'
  | 'text-line-invalid'
  | 'url-without-loc'
  | 'loc-not-absolute'
  | 'loc-too-long'
  | 'loc-other-host'
  | 'loc-other-protocol'
  | 'loc-outside-path'
  | 'duplicate-loc'
  | 'lastmod-invalid'
  | 'lastmod-future'
  | 'priority-invalid'
  | 'changefreq-invalid'
  | 'page-not-in-sitemap';

/** One `url` or `sitemap` element, its children's text trimmed; undefined if a child is missing. */
export interface Entry {
  readonly line: number;
  readonly loc?: string;
  readonly lastmod?: string;
  readonly priority?: string;
  readonly changefreq?: string;
}

const LOC_LENGTH = 2048;
const FREQUENCIES = new Set(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']);
const DAY = 86_400_000;

const W3C_DATETIME =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):(\d\d)))?)?)?$/;

/** A W3C datetime (NOTE-datetime) in milliseconds since 1970, or null if the text is none. */
export const readDatetime = (text: string): number | null => {
  const parts = W3C_DATETIME.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((index) =>
    parts[index] === undefined ? undefined : Number(parts[index]),
  );
  const time = Date.UTC(year!, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0);
  const date = new Date(time);
  const same = date.getUTCMonth() === (month ?? 1) - 1 && date.getUTCDate() === (day ?? 1);
  const clock = (hour ?? 0) < 24 && (minute ?? 0) < 60 && (second ?? 0) < 60;
  const [zoneHours, zoneMinutes] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)];
  if (!same || !clock || zoneHours > 14 || zoneMinutes > 59) return null;
  return time - (parts[7] === '-' ? -1 : 1) * (zoneHours * 60 + zoneMinutes) * 60_000;
};

const absolute = (loc: string): URL | null =>
  /^https?:\/\//i.test(loc) && !/\s/.test(loc) && URL.canParse(loc) ? new URL(loc) : null;

export interface LocRules {
  /** Where the sitemap was read from. */
  readonly sitemap: URL;
  /** A host whose robots.txt names this sitemap, so that its addresses may be listed wherever the sitemap lies. */
  readonly vouchedHost: string | null;
  /** Whether addresses must lie under the sitemap's folder: not for an index. */
  readonly underFolder: boolean;
}

/** What is wrong with an address, and the address where it can be read. */
export const judgeLoc = (loc: string, rules: LocRules): { url: URL | null; fault: SitemapFault | null } => {
  if (loc.length >= LOC_LENGTH) return { url: null, fault: 'loc-too-long' };
  const url = absolute(loc);
  if (!url) return { url, fault: 'loc-not-absolute' };
  if (url.host === rules.vouchedHost) return { url, fault: null };
  if (url.host !== rules.sitemap.host) return { url, fault: 'loc-other-host' };
  if (url.protocol !== rules.sitemap.protocol) return { url, fault: 'loc-other-protocol' };
  const folder = rules.sitemap.pathname.replace(/[^/]*$/, '');
  return { url, fault: rules.underFolder && !url.pathname.startsWith(folder) ? 'loc-outside-path' : null };
};

/** What is wrong with an entry besides its address. */
export const judgeEntry = (entry: Entry, now: number): SitemapFault[] => {
  const faults: SitemapFault[] = [];
  if (entry.lastmod !== undefined) {
    const time = readDatetime(entry.lastmod);
    if (time === null) faults.push('lastmod-invalid');
    else if (time > now + DAY) faults.push('lastmod-future');
  }
  const { priority, changefreq } = entry;
  if (priority !== undefined && !(/^\d*\.?\d+$/.test(priority) && Number(priority) <= 1))
    faults.push('priority-invalid');
  if (changefreq !== undefined && !FREQUENCIES.has(changefreq)) faults.push('changefreq-invalid');
  return faults;
};
