// Tables of the documents that come from test/bench/results.json.
import { isTight, misses, shown } from '../test/bench/figures.mjs';
import { readResults } from '../test/bench/results.mjs';

/** What each table of the benches measures. */
const TABLES = {
  http: 'A metered call over REST: gate, validation of input and output, all headers, durable metering; 8 keys, load from another core. `node:http` and Koa do the same contrast with the same headers and nothing else; trpc-to-openapi runs the same procedures with the same gate.',
  way: 'Own files and own calls that a call passes after the first of its kind, counted by V8: the same on every machine.',
  autocannon:
    'The calls of the table above as autocannon sends and counts them, for two seconds each, from one process beside the server.',
  start: 'From start to first answer on a new file, and idle.',
  refusals: 'Refusals of texts as long as a body may be, over the same with 100 bytes.',
  capacity:
    'Processor time of a call of each kind, all threads of the service together; [capacity.md](capacity.md) is made of it.',
  science: 'Conversions of hex texts and differences, one core.',
  codecs: 'PNG in and out, processor time with all threads.',
  collections: 'Derivation, scans and statistics of the collections.',
  design: 'Generators and exports.',
  drawings: 'Answers as pictures.',
  accessibility: 'Images, plates, fixes.',
  personalize: 'The palette search: quality against chance and published palettes, and its cost.',
  quality:
    'What generators and tokens give designers. dE00 is CIEDE2000, the least over normal and colour-blind views where sets are compared.',
  analyzer: 'Source checks of a page, and reports.',
  jobs: 'The queue of jobs over bare commits.',
  health: 'Latency of `/v1/health` beside eight heavy calls.',
  bodies:
    'Memory of the service, and how long others wait, while one key sends twelve bodies of 63 MB at once, on each surface that takes images.',
  prices: 'Processor time of a credit at the dearest input that a search finds, by operation.',
  cli: 'The command line over an empty Node process.',
  secrets: 'Whether the time of a wrong key says how much of it is right.',
  page: 'Opening and dragging in the page, processor time of its own thread in Chromium.',
  growth:
    'How cost grows with size: 1 is linear, 0 does not grow. What a page has many of is counted in steps of the analyzer, the same on every machine; all else is processor time.',
};

const cell = (text) => text.replaceAll('|', '\\|');
const spread = ({ median, min, max }) =>
  min === max ? shown(median) : `${shown(median)} [${shown(min)} - ${shown(max)}]`;
const heldTo = (figure) => {
  const { limit, atLeast } = figure;
  const bounds = [
    ...(limit === undefined ? [] : [`at most ${shown(limit)}`]),
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}`]),
    ...(misses(figure) ? ['**missed**'] : []),
    ...(isTight(figure) ? ['less than a tenth to spare'] : []),
  ];
  return bounds.join(', ');
};

const tableOf = ([name, { date, node, processor, cores, load, rounds, seconds, figures }]) => [
  `### ${name}`,
  '',
  TABLES[name],
  '',
  `${rounds} ${rounds === 1 ? 'round' : 'rounds'} in ${seconds} s, ${date}, Node ${node}, ${cores} cores (${processor}), load ${load}.`,
  '',
  '| Figure | Median [least - most] | Held to | Peers, on the same inputs |',
  '|---|---|---|---|',
  ...figures.map((figure) => {
    const peers = Object.entries(figure.peers).map(([peer, values]) => `${peer} ${spread(values)}`);
    return `| ${cell(figure.label)} | ${spread(figure)} ${figure.unit} | ${heldTo(figure)} | ${cell(peers.join('; '))} |`;
  }),
  '',
];

/** Every table of the benches that was run, in the order of TABLES. */
export const figureTables = () => {
  const results = readResults();
  const unknown = Object.keys(results).filter((name) => !(name in TABLES));
  if (unknown.length > 0) throw new Error(`scripts/figures.mjs does not say what ${unknown.join(', ')} measures`);
  return Object.keys(TABLES)
    .filter((name) => name in results)
    .flatMap((name) => tableOf([name, results[name]]));
};
