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

const MEMBERS = ['check', 'page', 'selector', 'mark', 'reason', 'until', 'by'];
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const entryOf = (value: unknown, where: string, today: number): IgnoreEntry => {
  const wrong = (what: string): never => {
    throw new UsageError(`${where}: ${what}`);
  };
  if (!isRecord(value)) return wrong('must be an object');
  for (const [name, given] of Object.entries(value)) {
    if (!MEMBERS.includes(name)) wrong(`${JSON.stringify(name)} is not a member; accepted: ${MEMBERS.join(', ')}`);
    if (typeof given !== 'string' || given.trim() === '') wrong(`${name} must be a text that is not empty`);
  }
  const { check, reason, until } = value as Readonly<Record<string, string | undefined>>;
  if (check === undefined) wrong('check is missing: the id of a check, such as a11y-img-name');
  if (reason === undefined) wrong('reason is missing: why it is ignored');
  if (until === undefined || !isDay(until)) wrong('until must be a day, such as 2026-12-31');
  if (Date.parse(until!) > today + LONGEST * DAY) wrong(`until must be at most a year ahead, got ${until}`);
  if (value.mark !== undefined && !/^[\w-]{11}$/.test(String(value.mark)))
    wrong('mark must be the fingerprint of a place: 11 characters of a report');
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

/** Whether an entry speaks of a page, by globs of its address or its path. */
export const pageMatcher = async (entries: readonly IgnoreEntry[]) => {
  const { default: picomatch } = await import('picomatch');
  const globs = new Map(entries.flatMap(({ page }) => (page === undefined ? [] : [[page, picomatch(page)] as const])));
  return ({ page }: IgnoreEntry, url: string): boolean => {
    if (page === undefined || page === url) return true;
    const matches = globs.get(page)!;
    return matches(url) || (URL.canParse(url) && matches(new URL(url).pathname));
  };
};

export const writeIgnoreFile = (file: string, entries: readonly IgnoreEntry[]): Promise<void> =>
  write(file, `${JSON.stringify(entries, null, 2)}\n`);
