import { addViewColors, followsView, isLinked, joins } from './set-link.ts';
import { nextStep } from './steps.ts';
import type { View } from './view.ts';
import { workingSet } from './working-set.ts';

/** Whether a view has an example: one without starts empty. */
export const hasExample = (view: View | undefined): view is View =>
  view?.set !== undefined && view.set.hasExample !== false;

/** Shows the example of a view, apart from the set. Where there is no set yet it becomes the set, if that follows the view. */
export const openExample = (view: View): void => {
  const { inputs } = view;
  const wasLinked = isLinked.peek();
  const isEmpty = workingSet.peek().colors.length === 0;
  // What was typed a moment ago is a step of its own.
  inputs.endEdit();
  const at = nextStep();
  isLinked.value = false;
  inputs.adopt(inputs.starts, at);
  if (isEmpty && followsView(view)) addViewColors(view, at);
  else if (!isEmpty && inputs.lastStep === at) joins.set(at, { view, before: wasLinked, after: false });
  else isLinked.value = wasLinked;
};
