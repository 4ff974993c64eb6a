// Every reader of foreign bytes fed with changed bytes, in this process: what reaches new code is kept and changed further (the
// coverage comes from V8). A reader may refuse, with a refusal of the service; it may not throw anything else or take more than a
// second of the processor. --seconds S of it for each reader (3), --seed X to repeat; names of readers as arguments choose among them.
// Ends with 1 where something was found.
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { createRandom } from './random.mjs';
import { READERS } from './readers.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
  },
});
const [seconds, seed] = [Number(options.seconds), Number(options.seed)];

const MOST_MS = 1_000;
const MOST_BYTES = 4_096;
/** Inputs between two looks at the coverage: a look costs more than an input. */
const BATCH = 40;
/** Findings of one reader that are shown; thousands of inputs may show one fault. */
const SHOWN = 5;
const REFUSALS = new Set(['Refusal', 'ApiError', 'SyntaxError:JSON']);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });

const seenRanges = new Set();
/** How many ranges of our own code ran for the first time since the last look. */
const newRanges = async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let fresh = 0;
  for (const { url, functions } of result) {
    if (!url.includes('/dist/')) continue;
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) {
        const name = `${url}:${startOffset}:${endOffset}`;
        if (count === 0 || seenRanges.has(name)) continue;
        seenRanges.add(name);
        fresh += 1;
      }
  }
  return fresh;
};

const splice = (bytes, from, to, middle) => Buffer.concat([bytes.subarray(0, from), middle, bytes.subarray(to)]);
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x22, 0x27, 0x3c, 0x3e, 0x7b, 0x7d, 0x28, 0x5c, 0x0a, 0x2c];

const CHANGES = [
  (random, bytes) => splice(bytes, random.int(0, bytes.length), bytes.length, Buffer.alloc(0)),
  (random, bytes) => {
    const copy = Buffer.from(bytes);
    for (let i = random.int(1, 4); i > 0 && copy.length; i -= 1)
      copy[random.int(0, copy.length - 1)] = random.int(0, 255);
    return copy;
  },
  (random, bytes) => {
    const at = random.int(0, bytes.length);
    return splice(bytes, at, at, Buffer.from(Array.from({ length: random.int(1, 6) }, () => random.pick(EDGES))));
  },
  (random, bytes) => {
    const from = random.int(0, bytes.length);
    return splice(bytes, from, Math.min(bytes.length, from + random.int(1, 16)), Buffer.alloc(0));
  },
  (random, bytes) => {
    const from = random.int(0, bytes.length);
    const piece = bytes.subarray(from, from + random.int(1, 40));
    const at = random.int(0, bytes.length);
    return splice(bytes, at, at, Buffer.concat(Array.from({ length: random.pick([1, 2, 8, 60]) }, () => piece)));
  },
];

/** One input from a corpus: a seed changed a few times, or joined with another, with words of the format put in. */
const changed = (random, corpus, words) => {
  let bytes = random.pick(corpus);
  if (random.chance(0.2)) {
    const other = random.pick(corpus);
    bytes = Buffer.concat([
      bytes.subarray(0, random.int(0, bytes.length)),
      other.subarray(random.int(0, other.length)),
    ]);
  }
  for (let i = random.int(1, 4); i > 0; i -= 1) {
    if (words.length && random.chance(0.3)) {
      const at = random.int(0, bytes.length);
      bytes = splice(bytes, at, at, Buffer.from(random.pick(words)));
    } else bytes = random.pick(CHANGES)(random, bytes);
  }
  return bytes.subarray(0, MOST_BYTES);
};

const isRefusal = (error) => REFUSALS.has(error?.name) || REFUSALS.has(error?.constructor?.name);

/** Milliseconds of the processor that this process has used: a busy machine makes no reader slow. */
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let findings = 0;
for (const { name, load, seeds, words = [] } of READERS) {
  if (positionals.length && !positionals.includes(name)) continue;
  const random = createRandom(seed);
  const read = await load();
  const corpus = seeds.map((text) => Buffer.from(text));
  const found = new Map();
  const run = async (bytes) => {
    const before = usedMs();
    try {
      await read(bytes);
    } catch (error) {
      if (!isRefusal(error)) found.set(`${error?.name}: ${String(error?.message).slice(0, 120)}`, bytes);
    }
    const ms = usedMs() - before;
    if (ms > MOST_MS) found.set(`takes ${ms.toFixed(0)} ms`, bytes);
  };
  for (const bytes of corpus) await run(bytes);
  const known = seenRanges.size;
  await newRanges();
  const end = usedMs() + seconds * 1000;
  let inputs = corpus.length;
  while (usedMs() < end) {
    const batch = Array.from({ length: BATCH }, () => changed(random, corpus, words));
    for (const bytes of batch) await run(bytes);
    inputs += batch.length;
    // Which of the batch reached new code is not known: all are kept, and pushed out by later ones.
    if ((await newRanges()) > 0) corpus.push(...batch.slice(0, 8));
    if (corpus.length > 400) corpus.splice(seeds.length, corpus.length - 400);
  }
  findings += found.size;
  console.log(`${name}: ${inputs} inputs, ${seenRanges.size - known} ranges of code reached, ${found.size} findings`);
  for (const [what, bytes] of [...found].slice(0, SHOWN))
    console.log(`✗ ${what}\n  ${JSON.stringify(bytes.toString('latin1')).slice(0, 400)}`);
}
console.log(`seed ${seed}: ${findings} findings`);
session.disconnect();
process.exitCode = findings ? 1 : 0;
