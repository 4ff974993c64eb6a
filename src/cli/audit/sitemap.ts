import { createHash } from 'node:crypto';
import { judgeRobots } from '../../analyzer/parse/robots/match.ts';
import { parseRobots } from '../../analyzer/parse/robots/parse.ts';
import { sitemapText, unpack } from '../../analyzer/parse/sitemap/unpack.ts';
import { readXml } from '../../analyzer/parse/sitemap/xml.ts';
import { type Call, UsageError } from '../command.ts';
import { localHosts } from './local-hosts.ts';

/** Pages of one run, by default and at most. */
const MOST_PAGES = 500;
/** Sitemaps that an index leads to. */
const SITEMAPS = 50;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

interface Listed {
  readonly kind: 'pages' | 'sitemaps';
  readonly addresses: readonly string[];
}

/** What a sitemap lists: XML, a feed, or one address per line. Throws UsageError for anything else. */
const read = (bytes: Uint8Array, source: string): Listed => {
  const unpacked = unpack(bytes);
  if (typeof unpacked === 'string') throw new UsageError(`--sitemap: ${source} cannot be unpacked: ${unpacked}`);
  const text = sitemapText(unpacked);
  if (!text.trimStart().startsWith('<'))
    return {
      kind: 'pages',
      addresses: text
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter(isAddress),
    };
  try {
    const { kind, entries } = readXml(text);
    if (kind === null) throw new Error('the root element is not that of a sitemap');
    const addresses = entries.flatMap(({ loc }) => (loc !== undefined && isAddress(loc) ? [loc] : []));
    return { kind: kind === 'sitemapindex' ? 'sitemaps' : 'pages', addresses };
  } catch (error) {
    throw new UsageError(`--sitemap: ${source} is not a sitemap: ${(error as Error).message.split('\n', 1)[0]}`);
  }
};

const load = async (call: Call, source: string, hosts: readonly string[]): Promise<Uint8Array> => {
  if (!isAddress(source)) return call.read(source);
  const { status, bytes } = await call.fetch(source, [...hosts]);
  if (status >= 400) throw new UsageError(`--sitemap: ${source} responded with ${status}`);
  return bytes;
};

const pagesIn = async (call: Call, source: string, hosts: readonly string[]): Promise<string[]> => {
  const first = read(await load(call, source, hosts), source);
  if (first.kind === 'pages') return [...first.addresses];
  const pages: string[] = [];
  for (const child of first.addresses.slice(0, SITEMAPS)) {
    const trusted = isAddress(source) ? hosts : [...hosts, ...localHosts([child])];
    const { kind, addresses } = read(await load(call, child, trusted), child);
    if (kind === 'pages') pages.push(...addresses);
  }
  return pages;
};

/** Addresses of a text file: one per line, blank lines and those that begin with # are left out. */
const listed = async (call: Call, file: string): Promise<string[]> => {
  const lines = new TextDecoder().decode(await call.read(file)).split(/\r\n|\r|\n/);
  const words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const wrong = words.find((word) => !isAddress(word));
  if (wrong !== undefined) throw new UsageError(`--list: ${JSON.stringify(wrong)} is not an http or https address`);
  return words;
};

/** `from=to`: pages of one host are audited on another, such as that of a preview. */
const replacement = (given: string | undefined): ((address: string) => string) => {
  if (given === undefined) return (address) => address;
  const at = given.indexOf('=');
  if (at < 1) throw new UsageError('--replace: must be from=to, such as https://example.com=http://localhost:3000');
  const [from, to] = [given.slice(0, at), given.slice(at + 1)];
  return (address) => (address.startsWith(from) ? to + address.slice(from.length) : address);
};

const matcher = async (globs: readonly string[] | undefined): Promise<((address: string) => boolean) | undefined> => {
  if (!globs?.length) return undefined;
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch(globs);
  return (address) => matches(address) || matches(new URL(address).pathname);
};

const folderOf = (address: string): string => new URL(address).pathname.split('/')[1] ?? '';
const orderOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/** The pages from every folder in turn; the same pages have the same order. */
const mixed = (addresses: readonly string[]): string[] => {
  const folders = new Map<string, string[]>();
  for (const address of addresses.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const folder = folderOf(address);
    folders.set(folder, [...(folders.get(folder) ?? []), address]);
  }
  const chosen = new Set<string>();
  const lists = [...folders.values()];
  for (let i = 0; chosen.size < addresses.length; i += 1)
    for (const list of lists) if (list[i] !== undefined) chosen.add(list[i]!);
  return [...chosen];
};

/** Whether robots.txt lets this program read a page. One that cannot be read for now disallows everything (RFC 9309, 2.3.1.4). */
const robotsOf = (call: Call, hosts: readonly string[]) => {
  const known = new Map<string, (address: string) => boolean>();
  const load = async (origin: string): Promise<(address: string) => boolean> => {
    const found = await call.fetch(`${origin}/robots.txt`, [...hosts]).catch(() => undefined);
    if (!found || found.status >= 500 || found.status === 429) return () => false;
    if (found.status !== 200) return () => true;
    const file = parseRobots(found.bytes);
    return (address) => judgeRobots(file, 'Metamer', address).allowed;
  };
  return {
    knows: (origin: string): boolean => known.has(origin),
    get asked(): number {
      return known.size;
    },
    async allows(address: string): Promise<boolean> {
      const { origin } = new URL(address);
      const allows = known.get(origin) ?? (await load(origin));
      known.set(origin, allows);
      return allows(address);
    },
  };
};

/** The first pages that robots.txt allows, with no more files asked for than pages are wanted; and how many it disallows. */
const permitted = async (
  call: Call,
  addresses: readonly string[],
  most: number,
  hosts: readonly string[],
): Promise<{ kept: string[]; refused: number }> => {
  const robots = robotsOf(call, hosts);
  const kept: string[] = [];
  let refused = 0;
  for (const address of addresses) {
    if (kept.length >= most) break;
    if (robots.asked >= most && !robots.knows(new URL(address).origin)) continue;
    if (await robots.allows(address)) kept.push(address);
    else refused += 1;
  }
  return { kept, refused };
};

/** A whole number of an option, within bounds. */
const wholeNumber = (call: Call, option: string, most: number): number | undefined => {
  const value = call.number(option);
  if (value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= most))
    throw new UsageError(`--${option}: must be a whole number from 1 to ${most}, got ${value}`);
  return value;
};

export interface ListedPages {
  readonly addresses: readonly string[];
  /** `host:port` of this machine that pages may be read from: where whoever works here has named it, not a remote sitemap. */
  readonly hosts: readonly string[];
  /** What was left out, and why, in sentences. */
  readonly notes: readonly string[];
}

/** The pages of `--sitemap` and `--list`, narrowed as the other options say. Throws UsageError. */
export const listedPages = async (call: Call): Promise<ListedPages> => {
  const [sitemap, list] = [call.text('sitemap'), call.text('list')];
  const limit = wholeNumber(call, 'limit', MOST_PAGES) ?? MOST_PAGES;
  const sample = wholeNumber(call, 'sample', MOST_PAGES);
  const [isRemote, replace] = [sitemap !== undefined && isAddress(sitemap), call.text('replace')];
  const replaced = replacement(replace);
  const ofList = list === undefined ? [] : await listed(call, list);
  const named = [replace?.slice(replace.indexOf('=') + 1), isRemote ? sitemap : undefined].filter(
    (one) => one !== undefined && isAddress(one),
  );
  const typed = localHosts([...ofList, ...(named as string[])]);
  const ofSitemap = sitemap === undefined ? [] : await pagesIn(call, sitemap, typed);
  const hosts = [...new Set([...typed, ...(isRemote ? [] : localHosts(ofSitemap))])];
  const all = [...ofList, ...ofSitemap].map(replaced);
  const [included, excluded] = [await matcher(call.list('include')), await matcher(call.list('exclude'))];
  const wanted = [...new Set(all)].filter(
    (address) => isAddress(address) && (included?.(address) ?? true) && !(excluded?.(address) ?? false),
  );
  if (sitemap !== undefined && wanted.length === 0)
    throw new UsageError(
      `--sitemap: ${sitemap} lists no pages${all.length ? ' that --include and --exclude leave' : ''}`,
    );
  const most = Math.min(sample ?? limit, limit);
  const order = sample === undefined ? wanted : mixed(wanted);
  const { kept, refused } =
    sitemap === undefined ? { kept: order.slice(0, most), refused: 0 } : await permitted(call, order, most, hosts);
  if (refused > 0 && kept.length === 0)
    throw new UsageError(`--sitemap: robots.txt disallows all ${refused} pages, or cannot be read`);
  const isKept = new Set(kept);
  const left = wanted.length - refused;
  return {
    addresses: wanted.filter((address) => isKept.has(address)),
    hosts,
    notes: [
      ...(refused ? [`robots.txt disallows ${refused} of ${wanted.length} pages; they are not audited.`] : []),
      ...(kept.length < left ? [`${kept.length} of ${left} pages are audited.`] : []),
    ],
  };
};
