// What a core and the engines of a cluster carry, worked out from the measured costs in test/bench/results.json; and, as a simulation,
// what a hundred nodes and ten million keys would take. Run by itself it prints the tables of docs/capacity.md.
import { fileURLToPath } from 'node:url';
import { shown } from '../test/bench/figures.mjs';
import { readResults } from '../test/bench/results.mjs';
import { printed } from './figures.mjs';

const GIB = 2 ** 30;
const DAY = 86_400;

/** What the simulation assumes; everything else in it is measured. */
const ASSUMED = { nodes: 100, cores: 4, load: 0.6, keys: 10_000_000, inUse: 0.1, keptDays: 35 };

const figuresOf = () => {
  const table = readResults().capacity;
  if (!table) throw new Error('there are no figures of capacity: npm run bench -- capacity');
  return table.figures;
};
const measured = (label) => {
  const found = figuresOf().find((figure) => figure.label === label);
  if (!found)
    throw new Error(
      `there is no figure "${label}": the bench needs a Redis and the libSQL server of npm run test:cluster`,
    );
  return found.median;
};

/** Two digits: more would claim to know the machine of the reader. */
const about = (value) => {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / digits) * digits).toLocaleString('en');
};

/** Requests per second that one core carries, by kind. */
export const coreTable = () => [
  '| Kind | Processor time per request, all threads | Requests per second and core |',
  '|---|---|---|',
  ...figuresOf()
    .filter(({ label, unit }) => unit === 'ms a call' && !label.includes('in a cluster'))
    .map(({ label, median }) => `| ${printed(label)} | ${shown(median)} ms | ${about(1000 / median)} |`),
];

const IN_CLUSTER = {
  'a core of a node': 'cluster, the node',
  'a single Redis': 'cluster, Redis',
  'the shards of a Redis cluster': 'cluster of three shards, Redis',
  'the same, commands one by one': 'cluster of three shards, Redis, commands one by one',
  'the database server': 'cluster, the database server',
};
const clusterCost = (what) => measured(`contrast in a ${what}`);

/** What the smallest call costs each part of a cluster, and what one core of it carries. */
export const clusterTable = () => [
  '| Part | Processor time per request | Requests per second of one core |',
  '|---|---|---|',
  ...Object.entries(IN_CLUSTER).map(
    ([name, what]) => `| ${name} | ${shown(clusterCost(what))} ms | ${about(1000 / clusterCost(what))} |`,
  ),
];

/** A hundred nodes and ten million keys. */
export const simulation = () => {
  const { nodes, cores, load, keys, inUse, keptDays } = ASSUMED;
  const [node, redis, batched, alone, server] = Object.values(IN_CLUSTER).map(clusterCost);
  const rate = (nodes * cores * load * 1000) / node;
  const engines = (cost) => (rate * cost) / 1000 / load;
  const memory = (keys * inUse * measured('a key in use, in the memory of Redis')) / GIB;
  const disk = (rate * DAY * keptDays * measured('a call on disk, in the file of one machine')) / GIB;
  const rows = {
    [`requests per second of ${nodes} nodes with ${cores} cores, ${load * 100} % busy`]: about(rate),
    'requests per second that a single Redis serves of them, equally busy': about((load * 1000) / redis),
    'shards of one Redis cluster (each uses one core), commands in batches': about(Math.ceil(engines(batched))),
    'the same, commands one by one': about(Math.ceil(engines(alone))),
    'database server cores, equally busy': about(engines(server)),
    [`Redis memory for ${(keys * inUse).toLocaleString('en')} keys in use, all shards`]: `${about(memory)} GiB`,
    [`request records of ${keptDays} days at this rate`]: `${about(disk)} GiB`,
  };
  return ['| Simulated | |', '|---|---|', ...Object.entries(rows).map(([what, value]) => `| ${what} | ${value} |`)];
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const table of [coreTable(), clusterTable(), simulation()]) console.log(`${table.join('\n')}\n`);
