import { computed } from '@preact/signals';
import { compareReports, countPlaces } from '../../../analyzer/formats/compare.ts';
import type { PastScores } from '../../../analyzer/render/model.ts';
import { record, text } from '../../../analyzer/render/untyped-json.ts';
import { keptReports } from './history.ts';

/** The scores of each kept report, oldest first. */
export const keptScores = computed((): PastScores[] =>
  keptReports.value.map(({ at, report }) => ({
    date: new Date(at),
    checksVersion: text(report.checks_version, 40),
    scores: new Map(
      Object.entries(record(report.category_scores)).flatMap(([category, score]) =>
        typeof score === 'number' && Number.isFinite(score)
          ? [[category, Math.min(100, Math.max(0, score))] as const]
          : [],
      ),
    ),
  })),
);

/** What changed from each kept report to the next: places that are new and solved. */
export const keptChanges = computed((): ReadonlyMap<string, { readonly added: number; readonly solved: number }> => {
  const changes = new Map<string, { added: number; solved: number }>();
  for (const [i, { id, report }] of keptReports.value.entries()) {
    const before = keptReports.value[i - 1];
    if (!before) continue;
    const { new: added, fixed } = compareReports(before.report, report);
    changes.set(id, { added: countPlaces(added), solved: countPlaces(fixed) });
  }
  return changes;
});
