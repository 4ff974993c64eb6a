import type { ArtifactLocation, toSarif } from './sarif.ts';

type Log = ReturnType<typeof toSarif>;
type Run = Log['runs'][number];
type SarifResult = Run['results'][number];

/** Results that code hosts take of one run. */
const MOST_RESULTS = 5000;
const LEVELS = ['error', 'warning', 'note'] as const;

/** Names of the origins of all runs: each has its own, `SITE` is the first. */
const originsOf = (runs: readonly Run[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const run of runs)
    for (const { uri } of Object.values('originalUriBaseIds' in run ? run.originalUriBaseIds : {}))
      if (!names.has(uri)) names.set(uri, names.size === 0 ? 'SITE' : `SITE-${names.size + 1}`);
  return names;
};

/**
 * The logs of several pages as one with a single run, as code hosts ask for it: GitHub refuses several runs of one tool. The
 * worst 5,000 results stay.
 */
export const joinSarif = (logs: readonly Log[]) => {
  const runs = logs.flatMap((log) => log.runs);
  const [first] = runs;
  if (!first || runs.length === 1) return logs[0]!;
  const rules = [...new Map(runs.flatMap(({ tool }) => tool.driver.rules).map((rule) => [rule.id, rule])).values()];
  const ruleIndexes = new Map(rules.map(({ id }, i) => [id, i]));
  const origins = originsOf(runs);
  const artifacts = new Map<string, Run['artifacts'][number]>();
  const placed = runs.map((run) => {
    const ids: Readonly<Record<string, { readonly uri: string }>> =
      'originalUriBaseIds' in run ? run.originalUriBaseIds : {};
    const moved = ({ uri, uriBaseId }: ArtifactLocation): ArtifactLocation => {
      const origin = uriBaseId === undefined ? undefined : ids[uriBaseId]?.uri;
      const base = origin === undefined ? uriBaseId : origins.get(origin);
      return { uri, ...(base === undefined ? {} : { uriBaseId: base }) };
    };
    for (const artifact of run.artifacts) {
      const location = moved(artifact.location);
      artifacts.set(JSON.stringify(location), { ...artifact, location });
    }
    const indexed = (location: ArtifactLocation) => {
      const there = moved(location);
      return { ...there, index: [...artifacts.keys()].indexOf(JSON.stringify(there)) };
    };
    const result = (one: SarifResult): SarifResult => ({
      ...one,
      ruleIndex: ruleIndexes.get(one.ruleId)!,
      locations: one.locations.map((location) => ({
        ...location,
        physicalLocation: {
          ...location.physicalLocation,
          artifactLocation: indexed(location.physicalLocation.artifactLocation),
        },
      })),
      ...('fixes' in one && one.fixes
        ? {
            fixes: one.fixes.map((fix) => ({
              ...fix,
              artifactChanges: fix.artifactChanges.map((change) => ({
                ...change,
                artifactLocation: indexed(change.artifactLocation),
              })),
            })),
          }
        : {}),
    });
    return run.results.map(result);
  });
  const results = placed.flat().toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  return {
    ...logs[0]!,
    runs: [
      {
        ...first,
        tool: { driver: { ...first.tool.driver, rules } },
        ...(origins.size
          ? { originalUriBaseIds: Object.fromEntries([...origins].map(([uri, name]) => [name, { uri }])) }
          : {}),
        artifacts: [...artifacts.values()],
        results: results.slice(0, MOST_RESULTS),
        properties: { pages: runs.map(({ properties }) => properties) },
      },
    ],
  };
};
