import { announce } from './announce.ts';
import { currentPage } from './location.ts';
import { undo } from './set-link.ts';
import { workingSet } from './working-set.ts';

/** All that undo would bring back, as one text. */
const stateOf = (): string => {
  const { route, view } = currentPage.peek() ?? {};
  return JSON.stringify([route?.path, view?.inputs.fragment(), workingSet.peek()]);
};

/** Does something that may change the view or the working set, and says what became of it; a change can be undone from there. */
export const announceChange = async (work: () => string | Promise<string>): Promise<void> => {
  const before = stateOf();
  const path = currentPage.peek()?.route.path;
  const said = await work();
  const { route, view } = currentPage.peek() ?? {};
  view?.inputs.settle();
  const after = stateOf();
  if (after === before || route?.path !== path) return announce(said);
  announce(said, () => {
    if (stateOf() === after) undo(view);
    else announce('Something else was changed since. Use Undo in the header.');
  });
};
