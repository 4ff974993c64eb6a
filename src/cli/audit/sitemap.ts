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

const load = async (call: Call, source: string): Promise<Uint8Array> => {
  if (!isAddress(source)) return call.read(source);
  const { status, bytes } = await call.fetch(source, localHosts([source]));
  if (status >= 400) throw new UsageError(`--sitemap: ${source} responded with ${status}`);
  return bytes;
};

const pagesIn = async (call: Call, source: string): Promise<string[]> => {
  const first = read(await load(call, source), source);
  if (first.kind === 'pages') return [...first.addresses];
  const pages: string[] = [];
  for (const child of first.addresses.slice(0, SITEMAPS)) {
    const { kind, addresses } = read(await load(call, child), child);
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
  return (address) => address.replace(from, to);
};

const matcher = async (globs: readonly string[] | undefined): Promise<((address: string) => boolean) | undefined> => {
  if (!globs?.length) return undefined;
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch(globs);
  return (address) => matches(address) || matches(new URL(address).pathname);
};

const folderOf = (address: string): string => new URL(address).pathname.split('/')[1] ?? '';
const orderOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/** A part of the pages, from every folder in turn; the same pages give the same part. */
const sampled = (addresses: readonly string[], count: number): string[] => {
  const folders = new Map<string, string[]>();
  for (const address of addresses.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const folder = folderOf(address);
    folders.set(folder, [...(folders.get(folder) ?? []), address]);
  }
  const chosen = new Set<string>();
  const lists = [...folders.values()];
  for (let i = 0; chosen.size < Math.min(count, addresses.length); i += 1)
    for (const list of lists) if (list[i] !== undefined && chosen.size < count) chosen.add(list[i]!);
  return addresses.filter((address) => chosen.has(address));
};

/** Addresses that robots.txt of their hosts lets this program read, and how many it does not. */
const permitted = async (call: Call, addresses: readonly string[]): Promise<{ kept: string[]; refused: number }> => {
  const rules = new Map<string, ReturnType<typeof parseRobots> | null>();
  for (const origin of new Set(addresses.map((address) => new URL(address).origin))) {
    const found = await call.fetch(`${origin}/robots.txt`, localHosts([origin])).catch(() => undefined);
    rules.set(origin, found?.status === 200 ? parseRobots(found.bytes) : null);
  }
  const kept = addresses.filter((address) => {
    const file = rules.get(new URL(address).origin);
    return !file || judgeRobots(file, 'Metamer', address).allowed;
  });
  return { kept, refused: addresses.length - kept.length };
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
  /** What was left out, and why, in sentences. */
  readonly notes: readonly string[];
}

/** The pages of `--sitemap` and `--list`, narrowed as the other options say. Throws UsageError. */
export const listedPages = async (call: Call): Promise<ListedPages> => {
  const [sitemap, list] = [call.text('sitemap'), call.text('list')];
  const limit = wholeNumber(call, 'limit', MOST_PAGES) ?? MOST_PAGES;
  const sample = wholeNumber(call, 'sample', MOST_PAGES);
  const all = [
    ...(list === undefined ? [] : await listed(call, list)),
    ...(sitemap === undefined ? [] : await pagesIn(call, sitemap)),
  ].map(replacement(call.text('replace')));
  const [included, excluded] = [await matcher(call.list('include')), await matcher(call.list('exclude'))];
  const wanted = [...new Set(all)].filter(
    (address) => isAddress(address) && (included?.(address) ?? true) && !(excluded?.(address) ?? false),
  );
  if (sitemap !== undefined && wanted.length === 0)
    throw new UsageError(
      `--sitemap: ${sitemap} lists no pages${all.length ? ' that --include and --exclude leave' : ''}`,
    );
  const { kept, refused } = sitemap === undefined ? { kept: wanted, refused: 0 } : await permitted(call, wanted);
  const chosen = sample === undefined ? kept.slice(0, limit) : sampled(kept, Math.min(sample, limit));
  return {
    addresses: chosen,
    notes: [
      ...(refused ? [`robots.txt disallows ${refused} of ${wanted.length} pages; they are not audited.`] : []),
      ...(chosen.length < kept.length ? [`${chosen.length} of ${kept.length} pages are audited.`] : []),
    ],
  };
};
