import { settled, within as withinStore } from './database.ts';

/** A report as it is kept in this browser. */
export interface KeptReport {
  /** Moment of the audit and address of the page, with a space between. */
  readonly id: string;
  readonly page: string;
  /** ISO 8601. */
  readonly at: string;
  readonly report: Readonly<Record<string, unknown>>;
}

/** Reports of one page, and of all pages: the oldest give way. */
export const PER_PAGE = 50;
export const IN_ALL = 400;

const within = <Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Value>): Promise<Value> =>
  withinStore('reports', mode, work);

/** A kept report without its content. */
type Stub = Pick<KeptReport, 'id' | 'page' | 'at'>;

const byTime = (a: Stub, b: Stub): number => (a.at < b.at ? -1 : 1);

/** What an id says, so that no report is read to count them. */
const stubOf = (key: IDBValidKey): Stub => {
  const id = String(key);
  const [at = ''] = id.split(' ', 1);
  return { id, at, page: id.slice(at.length + 1) };
};

/** Reports of a page, oldest first. */
export const reportsOf = (page: string): Promise<KeptReport[]> =>
  within('readonly', async (store) => {
    const found = (await settled(store.index('page').getAll(page))) as KeptReport[];
    return found.toSorted(byTime);
  });

/** The address of a page as a browser asks for it. */
const asAsked = (address: unknown): string => {
  if (typeof address !== 'string' || !URL.canParse(address)) return '';
  const url = new URL(address);
  url.hash = '';
  return url.href;
};

/** How many reports of its site, and then of others, are looked through for one whose address led to another page: the latest. */
const LOOKED_THROUGH = 10;

/** Pages of an imported history may be no addresses: these are of no site. */
const siteOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined;

/** The latest report of an address: of that page or, where it leads elsewhere, of the page it led to; undefined without one. */
export const latestReportOf = (address: string): Promise<KeptReport | undefined> =>
  within('readonly', async (store) => {
    const wanted = asAsked(address);
    if (wanted === '') return undefined;
    const newest = (await settled(store.getAllKeys())).map(stubOf).toSorted(byTime).toReversed();
    const read = async ({ id }: Stub): Promise<KeptReport> => (await settled(store.get(id))) as KeptReport;
    const ofPage = newest.find(({ page }) => page === wanted);
    if (ofPage) return read(ofPage);
    // Most addresses lead to a page of their own site.
    const site = siteOf(wanted);
    const latest = (ofSite: boolean): Stub[] =>
      newest.filter(({ page }) => (siteOf(page) === site) === ofSite).slice(0, LOOKED_THROUGH);
    for (const stub of [...latest(true), ...latest(false)]) {
      const kept = await read(stub);
      if (asAsked(kept.report.url) === wanted) return kept;
    }
    return undefined;
  });

export const allReports = (): Promise<KeptReport[]> =>
  within('readonly', async (store) => ((await settled(store.getAll())) as KeptReport[]).toSorted(byTime));

/** What became of reports that were to be added. */
export interface Saved {
  /** How many of them were kept already. */
  readonly known: number;
  /** How many that were kept gave way to them. */
  readonly gone: number;
}

/** The oldest of some reports that are more than may be kept: of one page, then in all. */
export const givingWay = <One extends Stub>(reports: readonly One[]): One[] => {
  const newest = reports.toSorted(byTime).toReversed();
  const ofPage = new Map<string, number>();
  const kept = newest.filter(({ page }) => {
    ofPage.set(page, (ofPage.get(page) ?? 0) + 1);
    return ofPage.get(page)! <= PER_PAGE;
  });
  const stays = new Set(kept.slice(0, IN_ALL));
  return newest.filter((report) => !stays.has(report));
};

const put = async (store: IDBObjectStore, reports: readonly KeptReport[]): Promise<Stub[]> => {
  for (const report of reports) await settled(store.put(report));
  const gone = givingWay((await settled(store.getAllKeys())).map(stubOf));
  for (const { id } of gone) await settled(store.delete(id));
  return gone;
};

/** Keeps reports; one that is kept already is replaced. The oldest give way where there are too many. */
export const saveReports = (reports: readonly KeptReport[]): Promise<void> =>
  within('readwrite', async (store) => {
    await put(store, reports);
  });

/** Keeps reports that are not kept already. */
export const addReports = (reports: readonly KeptReport[]): Promise<Saved> =>
  within('readwrite', async (store) => {
    const keys = new Set(await settled(store.getAllKeys()));
    const added = reports.filter(({ id }) => !keys.has(id));
    const gone = await put(store, added);
    return { known: reports.length - added.length, gone: gone.filter(({ id }) => keys.has(id)).length };
  });

export const dropReports = (ids: readonly string[]): Promise<void> =>
  within('readwrite', async (store) => {
    for (const id of ids) await settled(store.delete(id));
  });
