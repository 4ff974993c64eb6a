// What is told of a figure: the spread over its rounds, its peers, what it is held to.

/** The value in the middle; of two the mean. */
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** Milliseconds of processor time of this process so far: what others do on the machine does not count. */
export const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Median, least and most. */
const spreadOf = (values) => ({ median: median(values), min: Math.min(...values), max: Math.max(...values) });

/** What a figure is held to: its own bound and, where it must not be behind any peer, the best of them. */
const heldTo = ({ limit, atLeast, ahead }, peers) => {
  const theirs = ahead ? Object.values(peers).map((peer) => peer.median) : [];
  const most = ahead === 'less' ? [limit ?? Number.POSITIVE_INFINITY, ...theirs] : [limit];
  const least = ahead === 'more' ? [atLeast ?? Number.NEGATIVE_INFINITY, ...theirs] : [atLeast];
  const bounds = { limit: Math.min(...most), atLeast: Math.max(...least) };
  return Object.fromEntries(Object.entries(bounds).filter(([, bound]) => Number.isFinite(bound)));
};

/**
 * The rounds of one row as one figure. A row has `label`, `value`, `unit`; `limit`, the most it may be, or `atLeast`; `peers`, what
 * others reached on the same inputs, by name; `ahead`, 'less' or 'more', where it must not be behind the best of them; `exact` where it
 * is computed and no measurement; `note`.
 */
export const figureOf = (rows) => {
  const [{ label, unit, note, exact }] = rows;
  const peers = Object.fromEntries(
    Object.keys(rows[0].peers ?? {}).map((peer) => [peer, spreadOf(rows.map((row) => row.peers[peer]))]),
  );
  return {
    label,
    unit,
    ...spreadOf(rows.map(({ value }) => value)),
    peers,
    ...heldTo(rows[0], peers),
    ...(exact ? { exact } : {}),
    ...(note ? { note } : {}),
  };
};

/** Whether the median is beyond what it is held to. */
export const misses = ({ median: value, limit, atLeast }) =>
  // What is not a number holds no limit.
  (limit !== undefined && !(value <= limit)) || (atLeast !== undefined && !(value >= atLeast));

/** What a limit leaves at least, as a share of the median: with less, another run on another day may miss it. */
const MARGIN = 0.1;

/** Whether the median is within what it is held to, with less than a tenth to spare. What is the same in every run needs no margin. */
export const isTight = ({ median: value, limit, atLeast, exact }) =>
  !exact &&
  !misses({ median: value, limit, atLeast }) &&
  ((limit !== undefined && value * (1 + MARGIN) > limit) || (atLeast !== undefined && value < atLeast * (1 + MARGIN)));

/** Three digits, or all before the point. */
export const shown = (value) => (Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3))));

const spread = ({ median: value, min, max }) =>
  min === max ? shown(value) : `${shown(value)} [${shown(min)} - ${shown(max)}]`;

const boundOf = ({ limit, atLeast }) => [
  ...(limit === undefined ? [] : [`at most ${shown(limit)}`]),
  ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}`]),
];

const verdictOf = (figure) => {
  if (misses(figure)) return 'MISS';
  if (isTight(figure)) return 'near';
  return boundOf(figure).length > 0 ? 'ok  ' : '    ';
};

/** A figure in one line: median [least - most], limit, peers, note. */
export const lineOf = (figure) => {
  const peers = Object.entries(figure.peers).map(([peer, values]) => `${peer} ${spread(values)}`);
  const after = [...peers, ...(figure.note ? [figure.note] : [])].join('; ');
  const held = [`${spread(figure)} ${figure.unit}`, ...boundOf(figure)].join(', ');
  return `${verdictOf(figure)} ${figure.label}: ${held}${after ? ` (${after})` : ''}`;
};
