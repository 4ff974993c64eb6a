/**
 * What is kept in Redis, by name. Figures are divided into partitions, and the name of everything in a partition has the number of
 * the partition in braces: a cluster then keeps it in one hash slot, so that a script finds it on one server. A single Redis has one
 * partition, and names without braces.
 */
export interface Names {
  readonly partitions: number;
  partitionOf(keyNo: number): number;
  /** {rev, exp and last in milliseconds, mark and version of the last change, used:<month>, months, calls, seq, base} */
  key(keyNo: number): string;
  /** Whether a name is that of a key in a partition. */
  isKey(name: string, partition: number): boolean;
  /** The calls of the last minute as buckets `last:calls`. */
  window(keyNo: number): string;
  /** The last calls as JSON. */
  feed(keyNo: number): string;
  /** What the feed shows of refused calls. */
  refused(keyNo: number): string;
  /** Whether these credits were given back. */
  given(keyNo: number, id: string): string;
  /** {call: key:period:price}, what a node has reserved. */
  open(partition: number, node: string): string;
  /** Who rebuilt the figures last. */
  epoch(partition: number): string;
  /** {node: journal position that the figures hold for}, of all nodes that there have been. */
  seen(partition: number): string;
  /** The last correction of a month that the figures include, where they were rebuilt. */
  corrected(partition: number): string;
  /** Whether a call was charged after the figures that it had been reserved in were lost. */
  late(partition: number, call: number): string;
  /** Who rebuilds the figures now. */
  lock(partition: number): string;
  /** Nodes that wait for the figures, with everything shipped. */
  ready(partition: number): string;
}

/** Far more than a cluster has shards, and few enough that a node can look after each. */
export const PARTITIONS = 1_024;

export const tagOf = (partition: number): string => `{${partition}}`;

export const namesOf = (partitions: number): Names => {
  const prefixes =
    partitions === 1 ? ['mtm'] : Array.from({ length: partitions }, (_, partition) => `mtm:${tagOf(partition)}`);
  // Keys are numbered as they are issued, so any row of keys is spread over all partitions.
  const partitionOf = (keyNo: number): number => keyNo % partitions;
  const of = (keyNo: number): string => prefixes[partitionOf(keyNo)]!;
  return {
    partitions,
    partitionOf,
    key: (keyNo) => `${of(keyNo)}:k:${keyNo}`,
    isKey: (name, partition) => name.startsWith(`${prefixes[partition]}:k:`),
    window: (keyNo) => `${of(keyNo)}:w:${keyNo}`,
    feed: (keyNo) => `${of(keyNo)}:feed:${keyNo}`,
    refused: (keyNo) => `${of(keyNo)}:refused:${keyNo}`,
    given: (keyNo, id) => `${of(keyNo)}:given:${id}`,
    open: (partition, node) => `${prefixes[partition]}:open:${node}`,
    epoch: (partition) => `${prefixes[partition]}:epoch`,
    seen: (partition) => `${prefixes[partition]}:seen`,
    corrected: (partition) => `${prefixes[partition]}:corrected`,
    late: (partition, call) => `${prefixes[partition]}:late:${call}`,
    lock: (partition) => `${prefixes[partition]}:rebuild`,
    ready: (partition) => `${prefixes[partition]}:ready`,
  };
};
