import { effect, signal, untracked } from '@preact/signals';
import { readColorText, tidyColor } from './color-text.ts';
import { nextStep } from './steps.ts';
import type { View } from './view.ts';
import {
  changeSet,
  currentColor,
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

const holds = (view: View): string | undefined => {
  const { colors } = workingSet.peek();
  return view.set?.takes === 'all' ? colors.slice(0, view.set.most).join('\n') : currentColor.peek();
};

/** Whether the colours of a view are those of the set. */
const agrees = (view: View): boolean => colorsOf(view)?.join('\n') === holds(view);

/** Steps of the set and of the view that are undone together: meanwhile neither takes what the other shows. */
const paired = (view: View, ...steps: readonly (() => void)[]): void => {
  isLinked.value = false;
  for (const step of steps) step();
  isLinked.value = view.set?.read === undefined || agrees(view);
};

let stop = (): void => {};

/**
 * Ties the set to the view that is shown: an edit in the view changes the set, a change of the set is shown by the view. A view that
 * came with colours of its own stays apart.
 */
export const linkSet = (view: View, cameFromSet: boolean): void => {
  stop();
  const { set } = view;
  const isEmpty = workingSet.peek().colors.length === 0;
  // A colour that was chosen elsewhere and belongs to the set is the one that is worked on.
  const place =
    set?.takes === 'current' ? workingSet.peek().colors.indexOf(untracked(() => colorsOf(view)?.[0] ?? '')) : -1;
  if (place >= 0) followEdit(workingSet.peek().colors, place);
  isLinked.value = set === undefined || cameFromSet || isEmpty || untracked(() => agrees(view));
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
    if (!colors || !linked || isOpening || set.follows === false) return;
    untracked(() => {
      const { colors: all, current } = workingSet.peek();
      if (set.takes === 'all') {
        const together = [...colors, ...all.slice(set.most ?? all.length)];
        followEdit(together, Math.min(current, together.length - 1));
      } else followEdit(all.length === 0 ? colors : all.map((one, i) => (i === current ? colors[0]! : one)), current);
    });
  });
  let [shown, shownStep] = [holds(view), lastSetStep.peek() ?? -1];
  const stopSet = effect(() => {
    // Read, so that this runs with every change of the set.
    workingSet.value;
    untracked(() => {
      const [now, step] = [holds(view), lastSetStep.peek() ?? -1];
      const at = step > shownStep ? step : nextStep();
      const isChanged = now !== shown;
      [shown, shownStep] = [now, step];
      if (!isChanged || !isLinked.peek() || agrees(view)) return;
      const values = valuesOfSet(view);
      // What cannot be read back into the set is kept by the view: one undo takes back both.
      if (values) view.inputs.adopt(values, set.read ? undefined : at);
    });
  });
  stop = () => {
    stopEdits();
    stopSet();
  };
};

/** Makes a colour of the set the current one, on which the view works from there. */
export const workOn = (current: number, view: View | undefined): void => {
  const before = lastSetStep.peek();
  changeSet({ current });
  const step = lastSetStep.peek();
  const values = view && !isLinked.peek() ? valuesOfSet(view) : undefined;
  if (!values) return;
  // First the view, then the link: what the view showed apart is not to be written into the set.
  const own = view!.set?.read ? undefined : nextStep();
  view!.inputs.adopt(values, step === before ? own : step);
  isLinked.value = true;
};

/** Adds the colours of a view that stands apart to the set, and works on them from there. */
export const addViewColors = (view: View): void => {
  const colors = colorsOf(view);
  if (!colors) return;
  const { colors: all } = workingSet.peek();
  const together = [...all.filter((one) => !colors.includes(one)), ...colors];
  changeSet(
    view.set?.takes === 'all' ? { colors, current: 0 } : { colors: together, current: together.indexOf(colors[0]!) },
  );
  isLinked.value = true;
};

const later = (a: number | undefined, b: number | undefined): boolean => (a ?? -1) > (b ?? -1);

/** Undoes the last change, whether it was made in the view or in the set. */
export const undo = (view: View | undefined): void => {
  const ofView = view?.inputs.lastStep;
  if (ofView !== undefined && ofView === lastSetStep.value) paired(view!, undoSet, () => view!.inputs.undo());
  else if (later(ofView, lastSetStep.value)) view!.inputs.undo();
  else undoSet();
};

export const redo = (view: View | undefined): void => {
  const [ofView, ofSet] = [view?.inputs.nextStep, nextSetStep.value];
  if (ofView !== undefined && ofView === ofSet) paired(view!, redoSet, () => view!.inputs.redo());
  else if (ofView !== undefined && (ofSet === undefined || ofView < ofSet)) view!.inputs.redo();
  else redoSet();
};

export const canUndo = (view: View | undefined): boolean =>
  view?.inputs.lastStep !== undefined || lastSetStep.value !== undefined;
export const canRedo = (view: View | undefined): boolean =>
  view?.inputs.nextStep !== undefined || nextSetStep.value !== undefined;
