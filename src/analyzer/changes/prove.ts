import type { StageInput } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { parsePage } from '../page/tree/parse.ts';
import { decodePage } from '../parse/encoding/charset.ts';
import { judgeStages, stageOfCheck } from '../stages/run.ts';
import { blamedFor } from './blame.ts';
import { type FaultBook, faultBook, isFixed, newFaults } from './fault-book.ts';
import { isReached } from './reach.ts';
import { BLANK, edited, inOrder, type SourceEdit, touch } from './source/edit.ts';
import type { Candidate, Proposal } from './source/proposal.ts';

export interface Trial {
  readonly input: StageInput;
  /** The stages whose checks are tried. */
  readonly stages: readonly StageId[];
  /** What they said of the page as it is. */
  readonly before: FaultBook;
  /** False when there is no time left for another trial. */
  readonly mayGoOn: () => boolean;
}

/** A word for the blanks of a template while it is tried; no two are the same. */
const wordFor = (n: number): string => `Heron and kestrel ${n}`;

const filled = ({ edits, trial }: Proposal, n: number): readonly SourceEdit[] =>
  edits.some(({ text }) => text.includes(BLANK))
    ? edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(BLANK, trial ?? wordFor(n)) }))
    : edits;

/** A page with other source. */
export const changedInput = (input: StageInput, text: string): StageInput => {
  const { page, gathered, decoded } = input;
  const type = gathered.page.headers['content-type'];
  const isUnicode = decoded.charset === 'utf-8' || decoded.charsetSource === 'default';
  return {
    ...input,
    page: parsePage(text, page.url),
    decoded: isUnicode ? decodePage(new TextEncoder().encode(text), type) : { ...decoded, text },
  };
};

/** Which of some proposals can be made together: those that touch none before them. */
export const compatible = (candidates: readonly Candidate[]): [now: Candidate[], later: Candidate[]] => {
  const taken: SourceEdit[] = [];
  const [now, later]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of candidates) {
    const { edits } = candidate.proposal;
    if (edits.some((edit) => taken.some((other) => touch(edit, other)))) later.push(candidate);
    else {
      taken.push(...edits);
      now.push(candidate);
    }
  }
  return [now, later];
};

/** Changes attributes alone, and no role: what is around it stays what it is, so that these go well together. */
const isCalm = ({ proposal }: Candidate): boolean =>
  proposal.edits.every(({ text }) => text === '' || /^[\s="']/.test(text)) &&
  !proposal.edits.some(({ text }) => /[<>]|\brole=|tabindex/.test(text));

/** The candidates that stand their trial: the check finds less at their place, and no check finds anything more. */
export const proven = (candidates: readonly Candidate[], { input, stages, before, mayGoOn }: Trial): Set<Candidate> => {
  const good = new Set<Candidate>();
  const { source } = input.page;
  const byStart = new Map(input.page.elements.map((element) => [element.start, element]));
  const elementAt = (offset: number) => byStart.get(offset);

  const tryOut = (given: readonly Candidate[]): void => {
    if (!given.length) return;
    const [group, later] = compatible(given);
    if (!mayGoOn()) return;
    const edits = inOrder(group.flatMap(({ proposal }, n) => filled(proposal, n + 1)));
    const { text, originOf } = edited(source, edits);
    const own = new Set(group.map(({ fault }) => stageOfCheck(fault.check)));
    const reached = stages.filter((id) => own.has(id) || isReached(id, source, edits));
    const after = faultBook(judgeStages(changedInput(input, text), reached), originOf);
    const worse = newFaults(before, after);
    const bad = new Set<Candidate>(
      group.filter(({ fault }) => !isFixed(fault.check, fault.element ? fault.at : null, before, after)),
    );
    let unknown = false;
    for (const fault of worse) {
      const blamed = blamedFor(fault, group, elementAt);
      if (!blamed.length) unknown = true;
      for (const one of blamed) bad.add(one);
    }
    if (!unknown && bad.size === 0) for (const one of group) good.add(one);
    else if (group.length > 1) split(group, bad);
    tryOut(later);
  };
  /** Once more without those that are to blame, then those alone; in halves if nothing is to blame. */
  const split = (group: readonly Candidate[], bad: ReadonlySet<Candidate>): void => {
    if (bad.size > 0 && bad.size < group.length) {
      tryOut(group.filter((one) => !bad.has(one)));
      tryOut(group.filter((one) => bad.has(one)));
      return;
    }
    const half = Math.ceil(group.length / 2);
    tryOut(group.slice(0, half));
    tryOut(group.slice(half));
  };
  const [calm, bold] = [candidates.filter(isCalm), candidates.filter((one) => !isCalm(one))];
  tryOut(calm);
  tryOut(bold);
  return good;
};
