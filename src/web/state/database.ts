/** Stores of this browser's database, each by the property that names its entries. */
const STORES = { reports: 'id', items: 'id' } as const;
export type StoreName = keyof typeof STORES;

const DATABASE = 'metamer';
const VERSION = 2;

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** How long a tab with an older version of the page is waited for. */
const BLOCKED_MS = 2000;

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    for (const [name, keyPath] of Object.entries(STORES)) {
      if (database.objectStoreNames.contains(name)) continue;
      const store = database.createObjectStore(name, { keyPath });
      if (name === 'reports') store.createIndex('page', 'page');
    }
  };
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const giveUp = (): void => {
      isGivenUp = true;
      reject(new Error('The database is open elsewhere in an older version.'));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An older version of the page is open in another tab and has not let go of the database so far.
    request.onblocked = () => {
      timer = setTimeout(giveUp, BLOCKED_MS);
    };
    settled(request)
      .then((database) => {
        // Nobody waits for it any more: open, it would be in the way of the next version.
        if (isGivenUp) database.close();
        resolve(database);
      }, reject)
      .finally(() => clearTimeout(timer));
  });
};

/** Works on a store in one transaction. Rejects if the browser has no storage, or none left. */
export const within = async <Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  const database = await open();
  // A tab with a newer version of the page is not kept waiting.
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(name, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // Together: what fails in the transaction fails in both, and neither may go unheard.
    const [value] = await Promise.all([work(transaction.objectStore(name)), done]);
    return value;
  } finally {
    database.close();
  }
};
