// Whether the time that a wrong key takes says how much of it is right: the median of many comparisons with nothing right, against
// one with all right but the last letters. A ratio of 1 says nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { keyRepository } from '../../dist/db/repositories/keys.js';
import { openAdminKey } from '../../dist/src/accounts/admin-key.js';
import { isWellFormed, keyHasher } from '../../dist/src/accounts/key-format.js';
import { createKeys } from '../../dist/src/accounts/keys.js';
import { ACCOUNT_SETTINGS } from '../../dist/src/accounts/settings.js';
import { readConfig } from '../../dist/src/runtime/config.js';
import { createLog } from '../../dist/src/runtime/log.js';
import { createMetrics } from '../../dist/src/runtime/metrics.js';
import { NO_PEERS } from '../../dist/src/runtime/peer-processes.js';
import { openStores } from '../../dist/src/stores/open.js';
import { median } from './figures.mjs';

const ROUNDS = 60;
const CALLS = 2_000;
const SECRET = `adm_${'k'.repeat(40)}`;
const NOTHING_RIGHT = `xxx_${'q'.repeat(40)}`;
const NEARLY_RIGHT = `${SECRET.slice(0, -1)}x`;

/** Milliseconds with nearly all right, over those with nothing right, of many rounds in turns. */
const ratioOf = async (time) => {
  const taken = { nothing: [], nearly: [] };
  for (let i = 0; i < ROUNDS; i += 1)
    // In turns, and each first as often as second.
    for (const one of i % 2 ? ['nearly', 'nothing'] : ['nothing', 'nearly']) taken[one].push(await time(one));
  return median(taken.nearly) / median(taken.nothing);
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digitsOf = (number, length) =>
  Array.from({ length }, (_, i) => ALPHABET[Math.floor(number / 62 ** i) % 62]).join('');
/** A key of the right form: its last six letters are the checksum of the others. One flat text, whatever it was made of. */
const withChecksum = (body) => {
  const key = Buffer.from(body + [...digitsOf(crc32(body), 6)].reverse().join('')).toString('latin1');
  if (!isWellFormed(key)) throw new Error('this is no key that is searched for');
  return key;
};

const adminKey = async () => {
  const { check } = await openAdminKey(SECRET, { get: async () => undefined });
  return ratioOf((one) => {
    const presented = one === 'nearly' ? NEARLY_RIGHT : NOTHING_RIGHT;
    const started = performance.now();
    for (let i = 0; i < CALLS; i += 1) check(presented);
    return performance.now() - started;
  });
};

const SEARCHES = 300;

/** No key is asked for twice: what was not found may be remembered. */
const apiKey = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-bench-'));
  const config = readConfig({ DATABASE_URL: `file:${join(folder, 'm.db')}` }, ACCOUNT_SETTINGS);
  const hashOf = keyHasher(undefined);
  const stores = await openStores({
    config,
    tiers: config.tiers,
    log: createLog('silent'),
    metrics: createMetrics(NO_PEERS),
    hashOf,
    operations: [],
    worker: 1,
  });
  try {
    const { ledger } = stores;
    const none = async () => {};
    const keys = createKeys(keyRepository(stores.orm), { hashOf, onRevoked: none, onExpiring: none, activity: none });
    const { secret } = await keys.issue({ tier: 'free', label: '' });
    if (!(await ledger.identify(secret))) throw new Error('a right key was not found');
    let asked = 0;
    const next = (one) => {
      asked += 1;
      const last = digitsOf(asked, 3);
      const body = one === 'nearly' ? secret.slice(0, -9) : `mtm_live_${'q'.repeat(10)}_${'q'.repeat(29)}`;
      return withChecksum(body + last);
    };
    return await ratioOf(async (one) => {
      const wrong = Array.from({ length: SEARCHES }, () => next(one));
      const started = performance.now();
      for (const key of wrong) if (await ledger.identify(key)) throw new Error('a wrong key was found');
      return performance.now() - started;
    });
  } finally {
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const run = async (report) => {
  const bounds = { limit: 1.1, atLeast: 0.9 };
  report('admin key: all letters right but the last, against none', await adminKey(), 'times', bounds);
  report('API key: all letters right but the last three, against none', await apiKey(), 'times', bounds);
};
