// The figures of the last run of each table, with the machine they were taken on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const FILE = new URL('./results.json', import.meta.url);

/** What a figure depends on besides the code: the load is that of the minute before the end. */
export const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  load: Number(loadavg()[0].toFixed(1)),
});

/** Every table by its name. */
export const readResults = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Four digits: more are noise. */
const rounded = (_, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

/** Puts a table in the place of its last run; the others stay. */
export const keepTable = (name, table) => {
  const tables = Object.entries({ ...readResults(), [name]: table }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(tables), rounded, 2)}\n`);
};
