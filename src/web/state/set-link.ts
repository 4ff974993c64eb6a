import { effect, signal, untracked } from '@preact/signals';
import { readColorText, tidyColor } from './color-text.ts';
import { nextStep } from './steps.ts';
import type { View } from './view.ts';
import {
  changeSet,
  currentColor,
  endEditsBy,
  followEdit,
  lastSetStep,
  nextSetStep,
  redoSet,
  undoSet,
  workingSet,
} from './working-set.ts';

/** Whether the view that is shown works on the set. A link that brings its own colours does not, until they are added. */
export const isLinked = signal(true);

/** The values with which a view opens on the set; undefined if the set is empty, or the view has no use for it. */
export const valuesOfSet = ({ set }: View): Readonly<Record<string, string>> | undefined => {
  const { colors } = workingSet.peek();
  const current = currentColor.peek();
  if (!set || current === undefined) return undefined;
  return set.open(set.takes === 'current' ? [current] : colors);
};

const readable = (texts: readonly string[]): readonly string[] | undefined => {
  const tidy = texts.map(tidyColor);
  return tidy.length > 0 && tidy.every((text) => readColorText(text).color) ? tidy : undefined;
};

/** The colours of a view as the set would hold them; undefined while one cannot be read. */
export const colorsOf = ({ set }: View): readonly string[] | undefined =>
  set?.read ? readable(set.read()) : undefined;

/** Whether the set and a view hold the same colours while they are linked, so that an edit in one is an edit in both. */
export const followsView = ({ set }: View): boolean => set?.read !== undefined && set.follows !== false;

const holds = ({ set }: View): string | undefined =>
  set?.takes === 'all' ? workingSet.peek().colors.join('\n') : currentColor.peek();

/** Whether the colours of a view are those of the set. */
const agrees = (view: View): boolean => colorsOf(view)?.join('\n') === holds(view);

/** Whether a view that only opens with the set shows what it would open with. */
const showsSet = (view: View): boolean => {
  const values = valuesOfSet(view);
  return values !== undefined && Object.entries(values).every(([name, text]) => view.inputs.get(name) === text);
};

/** A step with which a view came to the set or left it: whether it was linked before, and is after. */
interface Join {
  readonly view: View;
  readonly before: boolean;
  readonly after: boolean;
}

/** By step. */
export const joins = new Map<number, Join>();

const joined = (at: number, view: View): Join | undefined => {
  const join = joins.get(at);
  return join?.view === view ? join : undefined;
};

/** Views that stood apart when they were left. */
const apart = new WeakSet<View>();

let stop = (): void => {};

/**
 * Ties the set to the view that is shown: an edit in the view changes the set, a change of the set is shown by the view. A view that
 * came with colours of its own stays apart.
 */
export const linkSet = (view: View, cameFromSet: boolean): void => {
  stop();
  endEditsBy(() => view.inputs.endEdit());
  const { set } = view;
  const isEmpty = workingSet.peek().colors.length === 0;
  // A colour that was chosen elsewhere and belongs to the set is the one that is worked on.
  const place =
    set?.takes === 'current' ? workingSet.peek().colors.indexOf(untracked(() => colorsOf(view)?.[0] ?? '')) : -1;
  if (place >= 0) followEdit(workingSet.peek().colors, place);
  isLinked.value =
    set === undefined ||
    cameFromSet ||
    isEmpty ||
    untracked(() => agrees(view) || (!followsView(view) && showsSet(view)));
  if (!set) {
    stop = () => {};
    return;
  }
  const opened = untracked(() => colorsOf(view)?.join('\n'));
  let isFirst = true;
  const stopEdits = effect(() => {
    const colors = colorsOf(view);
    const linked = isLinked.value;
    const isOpening = isFirst && colors?.join('\n') === opened;
    if (!isOpening) isFirst = false;
    if (!colors || !linked || isOpening || !followsView(view)) return;
    untracked(() => {
      const { colors: all, current } = workingSet.peek();
      if (set.takes === 'all') followEdit(colors, Math.min(current, colors.length - 1));
      else followEdit(all.length === 0 ? colors : all.map((one, i) => (i === current ? colors[0]! : one)), current);
    });
  });
  let [shown, shownStep] = [holds(view), lastSetStep.peek() ?? -1];
  const stopSet = effect(() => {
    // Read, so that this runs with every change of the set.
    workingSet.value;
    untracked(() => {
      const [now, step] = [holds(view), lastSetStep.peek() ?? -1];
      const at = step === shownStep ? nextStep() : step;
      const isUndone = step < shownStep;
      const isChanged = now !== shown;
      [shown, shownStep] = [now, step];
      if (!isChanged || !isLinked.peek() || agrees(view)) return;
      const values = valuesOfSet(view);
      // What the set does not hold is kept by the view: one undo takes back both. Back to an earlier step nothing is recorded.
      if (values) view.inputs.adopt(values, followsView(view) || isUndone ? undefined : at);
    });
  });
  stop = () => {
    if (isLinked.peek()) apart.delete(view);
    else apart.add(view);
    stopEdits();
    stopSet();
  };
};

/** How a view stands before it takes what a link says: whether it is shown, and on the set; another is as it was left. */
export const standOf = (view: View, isShown: boolean): { readonly isShown: boolean; readonly isOnSet: boolean } => ({
  isShown,
  isOnSet: isShown ? isLinked.peek() : !apart.has(view),
});

/** Notes the step with which a view took what a link says, once it is shown. */
export const noteLink = (view: View, at: number, { isShown, isOnSet }: ReturnType<typeof standOf>): void => {
  // The set followed the view that was shown: it also follows it back.
  if (isShown && isOnSet && isLinked.peek()) return;
  joins.set(at, { view, before: isOnSet, after: isLinked.peek() });
};

/** Opens a view on the set; what it showed and the set does not hold is brought back by undo. Says whether it did. */
export const openOnSet = (view: View): boolean => {
  const values = valuesOfSet(view);
  if (!values) return false;
  const wasApart = apart.has(view);
  const at = wasApart || (!followsView(view) && view.inputs.canUndo) ? nextStep() : undefined;
  view.inputs.adopt(values, at);
  if (at !== undefined && wasApart) joins.set(at, { view, before: false, after: true });
  return true;
};

/** Makes a colour of the set the current one, on which the view works from there. */
export const workOn = (current: number, view: View | undefined): void => {
  const before = lastSetStep.peek();
  changeSet({ current });
  const step = lastSetStep.peek();
  const values = view && !isLinked.peek() ? valuesOfSet(view) : undefined;
  if (!values) return;
  // First the view, then the link: what the view showed apart is not to be written into the set.
  const at = step === undefined || step === before ? nextStep() : step;
  view!.inputs.adopt(values, at);
  joins.set(at, { view: view!, before: false, after: true });
  isLinked.value = true;
};

/** Adds the colours of a view that stands apart to the set, and works on them from there. */
export const addViewColors = (view: View, at?: number): void => {
  const colors = colorsOf(view);
  if (!colors) return;
  const { colors: all } = workingSet.peek();
  const together = [...all.filter((one) => !colors.includes(one)), ...colors];
  changeSet(
    view.set?.takes === 'all' ? { colors, current: 0 } : { colors: together, current: together.indexOf(colors[0]!) },
    at,
  );
  joins.set(lastSetStep.peek() ?? -1, { view, before: false, after: true });
  isLinked.value = true;
};

/** Takes a step wherever it was made, in the set, in the view, or in both: meanwhile neither takes what the other shows. */
const take = (
  view: View | undefined,
  ofSet: false | (() => void),
  ofView: false | (() => void),
  linked: boolean | undefined,
): void => {
  const moves = [ofSet, ofView].filter((move) => move !== false);
  const isPaired = view !== undefined && (moves.length > 1 || linked !== undefined);
  if (isPaired) isLinked.value = false;
  for (const move of moves) move();
  if (isPaired) isLinked.value = followsView(view) ? agrees(view) : (linked ?? true);
};

/** Undoes the last change, whether it was made in the view or in the set. */
export const undo = (view: View | undefined): void => {
  const [ofView, ofSet] = [view?.inputs.lastStep, lastSetStep.value];
  const last = Math.max(ofView ?? -1, ofSet ?? -1);
  const wasLinked = view && joined(last, view)?.before;
  take(view, ofSet === last && undoSet, ofView === last && (() => view?.inputs.undo()), wasLinked);
};

/** The undone step that is redone first: none before the last that was made, in the view or in the set. */
const redoable = (view: View | undefined): number | undefined => {
  const last = Math.max(view?.inputs.lastStep ?? -1, lastSetStep.value ?? -1);
  const undone = [view?.inputs.nextStep ?? -1, nextSetStep.value ?? -1].filter((step) => step > last);
  return undone.length === 0 ? undefined : Math.min(...undone);
};

export const redo = (view: View | undefined): void => {
  const next = redoable(view);
  if (next === undefined) return;
  const [ofView, ofSet] = [view?.inputs.nextStep, nextSetStep.value];
  const wasLinked = view && joined(next, view)?.after;
  take(view, ofSet === next && redoSet, ofView === next && (() => view?.inputs.redo()), wasLinked);
};

export const canUndo = (view: View | undefined): boolean =>
  view?.inputs.lastStep !== undefined || lastSetStep.value !== undefined;
export const canRedo = (view: View | undefined): boolean => redoable(view) !== undefined;
