// How evenly the keys of a cluster of several shards lie on them.
import calculateSlot from 'cluster-key-slot';

const { namesOf, PARTITIONS, tagOf } = await import(
  new URL('../../../dist/src/accounts/cluster/names.js', import.meta.url).href
);

const [SLOTS, SHARDS, KEYS] = [16_384, 3, 1_000];

export const clusterRows = () => {
  const { partitionOf } = namesOf(PARTITIONS);
  const spread = (first) => {
    const counts = Array.from({ length: SHARDS }, () => 0);
    for (let no = first; no < first + KEYS; no += 1)
      counts[Math.floor((calculateSlot(tagOf(partitionOf(no))) * SHARDS) / SLOTS)] += 1;
    return Math.max(...counts) / Math.min(...counts);
  };
  const starts = Array.from({ length: 50 }, (_, i) => 1 + 97 * i);
  return [
    {
      label: `keys of the fullest of ${SHARDS} shards over those of the emptiest, ${KEYS} keys, worst of ${starts.length} ranges`,
      unit: 'x',
      value: Math.max(...starts.map(spread)),
      limit: 1.15,
    },
  ];
};
