/** A report as it is kept in this browser. */
export interface KeptReport {
  /** Address of the page and moment of the audit. */
  readonly id: string;
  readonly page: string;
  /** ISO 8601. */
  readonly at: string;
  readonly report: Readonly<Record<string, unknown>>;
}

const DATABASE = 'metamer';
const STORE = 'reports';
/** Reports of one page, and of all pages: the oldest give way. */
const PER_PAGE = 50;
const IN_ALL = 400;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('page', 'page');
  };
  return settled(request);
};

/** Works on the store in one transaction. Rejects where the browser has no storage, or none left. */
const within = async <Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await work(transaction.objectStore(STORE));
    await done;
    return value;
  } finally {
    database.close();
  }
};

const byTime = (a: KeptReport, b: KeptReport): number => (a.at < b.at ? -1 : 1);

/** Reports of a page, oldest first. */
export const reportsOf = (page: string): Promise<KeptReport[]> =>
  within('readonly', async (store) => {
    const found = (await settled(store.index('page').getAll(page))) as KeptReport[];
    return found.toSorted(byTime);
  });

export const allReports = (): Promise<KeptReport[]> =>
  within('readonly', async (store) => ((await settled(store.getAll())) as KeptReport[]).toSorted(byTime));

const tooMany = (reports: readonly KeptReport[], most: number): KeptReport[] =>
  reports.slice(0, Math.max(0, reports.length - most));

/** Keeps reports; one that is kept already is replaced. The oldest of a page with too many are dropped. */
export const saveReports = (reports: readonly KeptReport[]): Promise<void> =>
  within('readwrite', async (store) => {
    for (const report of reports) await settled(store.put(report));
    for (const page of new Set(reports.map((one) => one.page))) {
      const ofPage = (await settled(store.index('page').getAll(page))) as KeptReport[];
      for (const { id } of tooMany(ofPage.toSorted(byTime), PER_PAGE)) await settled(store.delete(id));
    }
    if ((await settled(store.count())) <= IN_ALL) return;
    const all = (await settled(store.getAll())) as KeptReport[];
    for (const { id } of tooMany(all.toSorted(byTime), IN_ALL)) await settled(store.delete(id));
  });

export const dropReports = (ids: readonly string[]): Promise<void> =>
  within('readwrite', async (store) => {
    for (const id of ids) await settled(store.delete(id));
  });
