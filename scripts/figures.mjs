// Tables of the documents that come from test/bench/results.json.
import { isTight, misses, shown } from '../test/bench/figures.mjs';
import { readResults } from '../test/bench/results.mjs';

/** What each table of the benches measures. */
const TABLES = {
  http: 'A metered request over REST, with validation of input and output, all headers, and durable metering; 8 keys, load from another core. `node:http` and Koa calculate the same contrast with the same headers and nothing else; trpc-to-openapi runs the same procedures with the same limits.',
  way: 'Source files and function calls of the service that a request uses after the first of its kind, counted by V8: the same on every machine.',
  autocannon:
    'The requests of the table above, sent and counted by autocannon for two seconds each, from one process beside the server.',
  start: 'From start to the first response with a new database file, and idle.',
  refusals: 'Rejected input of the maximum size, compared with 100 bytes.',
  capacity:
    'Processor time per request by kind, all threads of the service together; [Capacity](capacity.md) explains the figures.',
  costs:
    'Processor time of requests by kind, all threads of the service together, with the limits of this edition; and the size of an installation without development packages.',
  science: 'Conversions from hex text, and differences, on one core.',
  codecs: 'Decoding and encoding PNG, processor time of all threads.',
  collections: 'Derivation, scans and statistics of the collections.',
  design: 'Generators and exports.',
  drawings: 'Responses as images.',
  accessibility: 'Images, plates, fixes.',
  personalize: 'The palette search: quality against chance and published palettes, and its cost.',
  briefs:
    'Palettes for briefs in words, by rules that were set before any palette was seen; the first six palettes of each brief.',
  quality:
    'Quality of generated colours and tokens. dE00 is CIEDE2000; for sets, the minimum over normal vision and colour-vision deficiencies.',
  text: 'Text found in images of web pages whose text is known, taken in Chromium.',
  analyzer: 'Source checks of a page, and reports.',
  jobs: 'The job queue, compared with plain commits.',
  health:
    'Latency of `/v1/health` during eight heavy requests, of a short request that needs a worker thread during the heaviest requests of other keys, and of a contrast during pipelined requests.',
  bodies:
    'Memory of the service, and the wait of others, while one key sends twelve bodies of 63 MB at once, on each interface that accepts images.',
  prices:
    'Processor time per credit at the most expensive input that a search finds: by operation, by type of job, and over tRPC, GraphQL and MCP.',
  loop: 'Maximum time that a request of each operation holds the event loop, in processor time: first call in a process, second call, and large inputs.',
  cli: 'The command line, compared with an empty Node.js process.',
  counts:
    'Counts and sizes, which do not depend on time: interfaces for agents, colour notations, checks of pages, files, packages, keys of a cluster.',
  secrets: 'Whether the response time for a wrong key reveals how much of it is right.',
  page: 'Opening the page and dragging in it, processor time of its main thread in Chromium.',
  growth:
    'How cost grows with size: 1 is linear, 0 is constant. Elements of a page are counted in steps of the analyzer, the same on every machine; everything else is processor time.',
};

/** Words of labels and units, which are the keys of results.json, as they are printed. */
const PRINTED = [
  [/\bcalls a second\b/g, 'requests per second'],
  [/\ba call\b(?= ?$)/g, 'per request'],
  [/\ba credit\b/g, 'per credit'],
  [/\bthe dearest\b/g, 'the most expensive'],
  [/\ba megapixel\b/g, 'per megapixel'],
  [/\bpictures more\b/g, 'more images'],
  [/\ba picture\b/g, 'an image'],
  [/\bscale of shades\b/g, 'shade scale'],
  [/\bown (files|calls)\b/g, '$1'],
  [/\bleast\b/g, 'minimum'],
  [/, most$/g, ', maximum'],
];
export const printed = (text) => PRINTED.reduce((words, [from, to]) => words.replaceAll(from, to), text);

const cell = (text) => text.replaceAll('|', '\\|');
const spread = ({ median, min, max }) =>
  min === max ? shown(median) : `${shown(median)} [${shown(min)} - ${shown(max)}]`;
const heldTo = (figure) => {
  const { limit, atLeast } = figure;
  const bounds = [
    ...(limit === undefined ? [] : [`at most ${shown(limit)}`]),
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}`]),
    ...(misses(figure) ? ['**missed**'] : []),
    ...(isTight(figure) ? ['margin below 10 %'] : []),
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
  '| Figure | Median [minimum - maximum] | Limit | Peers, with the same input |',
  '|---|---|---|---|',
  ...figures.map((figure) => {
    const peers = Object.entries(figure.peers).map(([peer, values]) => `${peer} ${spread(values)}`);
    return `| ${cell(printed(figure.label))} | ${spread(figure)} ${printed(figure.unit)} | ${heldTo(figure)} | ${cell(peers.join('; '))} |`;
  }),
  '',
];

/** The prices alone, for docs/limits.md: nothing before they were measured. */
export const priceTable = () => {
  const { prices } = readResults();
  if (!prices) return [];
  const { date, cores, load, figures } = prices;
  return [
    `Processor time per credit at the most expensive input found, ${date}, ${cores} cores, load ${load}:`,
    '',
    '| Operation | ms per credit, at most 250 |',
    '|---|---|',
    ...figures.map((figure) => {
      const above = misses(figure) ? ', **missed**' : '';
      return `| ${cell(printed(figure.label))} | ${shown(figure.median)}${above} |`;
    }),
  ];
};

/** Every table of the benches that was run, in the order of TABLES. */
export const figureTables = () => {
  const results = readResults();
  const unknown = Object.keys(results).filter((name) => !(name in TABLES));
  if (unknown.length > 0) throw new Error(`scripts/figures.mjs does not say what ${unknown.join(', ')} measures`);
  return Object.keys(TABLES)
    .filter((name) => name in results)
    .flatMap((name) => tableOf([name, results[name]]));
};
