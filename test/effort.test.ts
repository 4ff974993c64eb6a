import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { exponentOf } from './bench/growth/fit.mjs';

const SIZES = [32, 128, 512];

/** How the counted cost of each piece of code grows. */
const growthOf = async (codes: readonly string[]): Promise<readonly number[]> => {
  const thread = new Worker(new URL('./known-effort.mjs', import.meta.url), { workerData: { codes, sizes: SIZES } });
  const [costs] = await once(thread, 'message');
  await thread.terminate();
  return costs.map(exponentOf);
};
/** Those whose exponent is not between two values, with it. */
const outside = async (acts: readonly string[], codeOf: (act: string) => string, [least, most]: [number, number]) => {
  const exponents = await growthOf(acts.map(codeOf));
  return acts.flatMap((act, i) => (exponents[i]! > least && exponents[i]! < most ? [] : [[act, exponents[i]]]));
};

/** What is done in each of n rounds to a text, a list, an object or bytes that have grown to their number. */
const PER_ROUND = [
  ...['Object.keys(object)', 'Object.values(object)', 'Object.entries(object)', 'Object.assign({}, object)'],
  ...['Object.getOwnPropertyNames(object)', 'Object.fromEntries(pairs)', 'new Set(list)', 'new Map(pairs)'],
  ...[
    'list.sort()',
    'list.toSorted()',
    'list.unshift(list.shift())',
    'list.includes(-1)',
    'list.indexOf(-1)',
    'list.slice()',
  ],
  ...['list.concat([1])', 'list.fill(1)', 'list.join()', 'Array.from(list)', 'structuredClone(text)'],
  ...['Buffer.byteLength(text)', 'Buffer.byteLength(text.slice(1))', 'Buffer.from(text)', 'bytes.toString()'],
  ...[
    'Buffer.concat([bytes])',
    'bytes.equals(bytes)',
    'bytes.indexOf(1)',
    'bytes.fill(0)',
    'bytes.slice(0).join()',
    'bytes.compare(bytes)',
  ],
  ...['new TextEncoder().encode(text)', 'JSON.stringify(list)', 'JSON.parse(text)', 'text.split("")', 'text.trim()'],
  ...['text.indexOf("x")', 'text.includes("x")', 'text.replaceAll("x", "")', '"1".repeat(i)', '"1".padEnd(i)'],
  ...['/x/.test(text)', '/^x|y/.test(text)', '/^(?:a)|y/.test(text)', '/^y/m.test(text)', 'text.match(/x$/)'],
];
const PREPARED = 'const list = [], pairs = [], object = {}; let text = "1", bytes = Buffer.alloc(1);';
const GROWN = 'list.push(i); pairs.push(["k" + i, i]); object["k" + i] = i; text += "1"; bytes = Buffer.alloc(i + 1);';
const quadratic = (act: string) => `${PREPARED} for (let i = 0; i < n; i += 1) { ${GROWN} ${act}; }`;
const linear = (act: string) => `${PREPARED} for (let i = 0; i < n; i += 1) { ${GROWN} } const i = n; ${act};`;

const AT_THE_START = ['/^x/', '/^(?:x|y)/', '/^[|]x/', '/^\\|x/', '/^(a(b|c))x/'].map((one) => `${one}.test(text)`);

describe('the meter', () => {
  it('sees that what goes through everything in each round is quadratic', async () => {
    expect(await outside(PER_ROUND, quadratic, [1.7, 2.2])).toEqual([]);
  });

  it('sees that what goes through everything once is linear', async () => {
    expect(await outside(PER_ROUND, linear, [0.8, 1.2])).toEqual([]);
  });

  it('sees rounds within rounds', async () => {
    const code = 'let sum = 0; for (let i = 0; i < n; i += 1) for (let k = 0; k < i; k += 1) if (k >= 0) sum += k;';
    expect(await outside([code], (one) => one, [1.95, 2.05])).toEqual([]);
  });

  it('knows what looks at the beginning of a text alone', async () => {
    expect(await outside(AT_THE_START, quadratic, [0.9, 1.1])).toEqual([]);
  });
});
