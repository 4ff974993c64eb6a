import type { Change, ChangeKind, ChangeSelection } from '../model/change.ts';
import type { CheckResult, Finding } from '../model/check.ts';
import { SEVERITIES } from '../model/scoring.ts';
import type { StageInput } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { linkedSheets } from '../model/style-sheets.ts';
import type { Item } from '../page/tree/page.ts';
import { stopwatch, timeFor } from './budget.ts';
import { faultsIn } from './candidates.ts';
import { changesOf } from './changes.ts';
import { faultBook } from './fault-book.ts';
import { showing } from './show.ts';
import { contextOf } from './source/context.ts';
import type { Fault } from './source/proposal.ts';

/** What a report shows: changes of a place, places of a finding, changes in all. */
const MOST = { perPlace: 2, places: 5, inAll: 40 } as const;
/** What a change may insert, and in how many places: one that is larger is not read in a report. */
const SIZE = { text: 1000, edits: 50 } as const;
/** Milliseconds of processor time that proposals and trials may take. */
const TIME = 250;

const KINDS: Readonly<Record<Exclude<ChangeSelection, 'none'>, readonly ChangeKind[]>> = {
  all: ['exact', 'suggestion', 'template'],
  exact: ['exact'],
};

type Content = Readonly<Record<string, unknown>>;
type Sections = Readonly<Record<string, Content>>;

interface Given {
  readonly input: StageInput;
  readonly results: readonly CheckResult[];
  readonly stages: readonly StageId[];
  readonly shown: ChangeSelection;
}

/**
 * What a trial takes at most, in milliseconds, on a slow core: judging a page the first time says less, as nothing is
 * compiled then.
 */
const trialTime = (input: StageInput): number => {
  const css = linkedSheets(input).reduce((sum, sheet) => sum + (sheet.css?.length ?? 0), 0);
  return 10 + input.page.source.length * 0.000_35 + css * 0.000_1;
};

const findingsIn = (sections: Sections): Finding[] =>
  Object.values(sections).flatMap((section) =>
    Object.values(section).flatMap((value) => (value as { findings?: readonly Finding[] } | null)?.findings ?? []),
  );

/** The places that are shown with changes, the worst findings first, each with the fault it is. */
const placesToFix = (findings: readonly Finding[], faults: readonly Fault[]): Map<Item, Fault> => {
  const places = new Map<Item, Fault>();
  const sorted = findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  for (const { id, items } of sorted) {
    const left = faults.filter(({ check }) => check === id);
    for (const item of items.slice(0, MOST.places)) {
      if (places.size >= MOST.inAll) return places;
      const at = left.findIndex(
        ({ element, value }) =>
          (element ? element.line === item.line && element.column === item.column : true) &&
          (value === '' || item.value === undefined || value.startsWith(item.value.replace(/…$/, ''))),
      );
      if (at >= 0) places.set(item, left.splice(at, 1)[0]!);
    }
  }
  return places;
};

/** Sections whose findings show the changed markup of their first places, as far as it was tried in time. */
export const withChanges = <Section extends Content>(
  sections: Readonly<Record<string, Section>>,
  { input, results, stages, shown }: Given,
): Readonly<Record<string, Section>> => {
  if (shown === 'none') return sections;
  const watch = stopwatch();
  const first = trialTime(input);
  const mayGoOn = timeFor(TIME, first, watch);
  const places = placesToFix(findingsIn(sections), faultsIn(input.page, results));
  if (!places.size) return sections;
  const trial = { input, stages, before: faultBook(results), mayGoOn };
  const found = changesOf([...places.values()], contextOf(input), trial, {
    kinds: KINDS[shown],
    perPlace: MOST.perPlace,
    size: SIZE,
    // Half of the time at most, and never what the first trial takes.
    mayPropose: () => watch() <= Math.min(TIME / 2, TIME - first),
  });
  const show = showing(input.page);
  const changes = new Map<Item, Change[]>();
  let left: number = MOST.inAll;
  // The first change of every place comes before the second of any.
  for (let n = 0; n < MOST.perPlace; n += 1)
    for (const [item, fault] of places) {
      const proposal = found.get(fault)?.[n];
      if (!proposal || left === 0) continue;
      changes.set(item, [...(changes.get(item) ?? []), show(proposal)]);
      left -= 1;
    }
  const changed = (value: unknown): unknown => {
    const audit = value as { findings?: readonly Finding[] } | null;
    if (!audit?.findings?.some(({ items }) => items.some((item) => changes.has(item)))) return value;
    return {
      ...audit,
      findings: audit.findings.map((finding) => ({
        ...finding,
        items: finding.items.map((item) => (changes.has(item) ? { ...item, changes: changes.get(item)! } : item)),
      })),
    };
  };
  return Object.fromEntries(
    Object.entries(sections).map(([id, section]) => [
      id,
      Object.fromEntries(Object.entries(section).map(([key, value]) => [key, changed(value)])) as Section,
    ]),
  );
};
