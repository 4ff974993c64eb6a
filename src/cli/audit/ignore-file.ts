import { isRecord } from '../../analyzer/render/untyped-json.ts';
import { type Call, UsageError } from '../command.ts';
import { write } from '../files.ts';
import { isThere } from './config.ts';
import { readJson } from './json-file.ts';

const FILE = 'metamer-ignore.json';
/** Days that an entry may hold. */
const LONGEST = 366;
const DAY = 86_400_000;

/** A finding, or some places of it, that is ignored until a day. */
export interface IgnoreEntry {
  readonly check: string;
  /** Glob of addresses or paths; all pages if it is omitted. */
  readonly page?: string;
  /** Selector of a place, as a report names it. */
  readonly selector?: string;
  /** Fingerprint of a place. */
  readonly mark?: string;
  /** Hash of the places that a report counts without listing them; `count` says how many they are. */
  readonly rest?: string;
  /** How many places with the mark are ignored, one if it is omitted: those beyond are not. */
  readonly count?: number;
  readonly reason: string;
  /** The last day on which it holds, as 2026-12-31. */
  readonly until: string;
  readonly by?: string;
}

export interface IgnoreFile {
  readonly file: string;
  /** Entries that hold today. */
  readonly entries: readonly IgnoreEntry[];
  readonly expired: readonly IgnoreEntry[];
}

const MEMBERS = ['check', 'page', 'selector', 'mark', 'rest', 'count', 'reason', 'until', 'by'];
const dayOf = (date: number): string => new Date(date).toISOString().slice(0, 10);
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;
const isPrint = (value: unknown): boolean => /^[\w-]{11}$/.test(String(value));

/** What is wrong with the last day of an entry; empty if nothing is. */
const faultOfDay = (until: string, today: number): string => {
  if (!isDay(until)) return 'must be a day, such as 2026-12-31';
  return Date.parse(until) > today + LONGEST * DAY ? `must be at most a year ahead, got ${until}` : '';
};

/** The last day of new entries: that of `--until`, or so many days from now. Throws UsageError. */
export const lastDay = (given: string | undefined, days: number): string => {
  const today = Date.now();
  if (given === undefined) return dayOf(today + days * DAY);
  const fault = faultOfDay(given, today) || (Date.parse(given) + DAY <= today ? `is past: ${given}` : '');
  if (fault) throw new UsageError(`--until: ${fault}`);
  return given;
};

const entryOf = (value: unknown, where: string, today: number): IgnoreEntry => {
  const wrong = (what: string): never => {
    throw new UsageError(`${where}: ${what}`);
  };
  if (!isRecord(value)) return wrong('must be an object');
  for (const [name, given] of Object.entries(value)) {
    if (!MEMBERS.includes(name)) wrong(`${JSON.stringify(name)} is not a member; accepted: ${MEMBERS.join(', ')}`);
    if (name === 'count') {
      if (!Number.isInteger(given) || (given as number) < 1) wrong('count must be a whole number of at least 1');
    } else if (typeof given !== 'string' || given.trim() === '') wrong(`${name} must be a text that is not empty`);
  }
  const { check, reason, until } = value as Readonly<Record<string, string | undefined>>;
  if (check === undefined) wrong('check is missing: the id of a check, such as a11y-img-name');
  if (reason === undefined) wrong('reason is missing: why it is ignored');
  const fault = faultOfDay(until ?? '', today);
  if (fault) wrong(`until ${fault}`);
  if (value.mark !== undefined && !isPrint(value.mark))
    wrong('mark must be the fingerprint of a place: 11 characters of a report');
  if (value.rest !== undefined && (!isPrint(value.rest) || value.count === undefined || value.mark !== undefined))
    wrong('rest must be the hash of places that are not listed, with their count and without a mark');
  if (value.count !== undefined && value.mark === undefined && value.rest === undefined)
    wrong('count needs a mark: how many places with it are ignored');
  return value as unknown as IgnoreEntry;
};

/** The entries of `--ignore`, or of metamer-ignore.json in the working directory. Throws UsageError. */
export const ignoreFile = async (call: Call): Promise<IgnoreFile> => {
  const named = call.text('ignore');
  const file = named ?? FILE;
  if (named === undefined && !(await isThere(file))) return { file, entries: [], expired: [] };
  const value = await readJson(call, file, '--ignore');
  if (!Array.isArray(value)) throw new UsageError(`${file}: must be a list of entries`);
  const today = Date.now();
  const all = value.map((one, i) => entryOf(one, `${file}: entry ${i + 1}`, today));
  const holds = ({ until }: IgnoreEntry): boolean => Date.parse(until) + DAY > today;
  return { file, entries: all.filter(holds), expired: all.filter((entry) => !holds(entry)) };
};

/** A glob that matches an address and nothing else. */
export const exactly = (url: string): string => url.replaceAll(/[\\*?[\]{}()!+@|^$]/g, '\\$&');

/** Whether an entry speaks of a page, by globs of its address or its path. */
export const pageMatcher = async (entries: readonly IgnoreEntry[]) => {
  const { default: picomatch } = await import('picomatch');
  const pages = new Set(entries.flatMap(({ page }) => page ?? []));
  const globs = new Map([...pages].map((page) => [page, picomatch(page)]));
  return ({ page }: IgnoreEntry, url: string): boolean => {
    if (page === undefined || page === url) return true;
    const matches = globs.get(page)!;
    return matches(url) || (URL.canParse(url) && matches(new URL(url).pathname));
  };
};

export const writeIgnoreFile = (file: string, entries: readonly IgnoreEntry[]): Promise<void> =>
  write(file, `${JSON.stringify(entries, null, 2)}\n`);
