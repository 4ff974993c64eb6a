import { announce } from './announce.ts';
import { undo } from './set-link.ts';
import type { View } from './view.ts';
import { workingSet } from './working-set.ts';

/** The view that is shown, with its path. */
type Page = { readonly path: string; readonly view: View } | undefined;

let pageShown = (): Page => undefined;
/** Says how the view that is shown is found: the views, which announce changes, cannot know the routes. */
export const announceChangesOf = (page: () => Page): void => {
  pageShown = page;
};

/** All that undo would restore, as one text. */
const stateOf = (page: Page): string => JSON.stringify([page?.path, page?.view.inputs.fragment(), workingSet.peek()]);

/** Does something that may change the view or the working set, and says what became of it; a change can be undone from there. */
export const announceChange = async (work: () => string | Promise<string>): Promise<void> => {
  // What was edited a moment ago is not taken back with it.
  pageShown()?.view.inputs.endEdit();
  const [page, before] = [pageShown(), stateOf(pageShown())];
  const said = await work();
  pageShown()?.view.inputs.endEdit();
  const after = stateOf(pageShown());
  if (after === before || pageShown()?.path !== page?.path) return announce(said);
  announce(said, () => {
    if (stateOf(pageShown()) === after) undo(page?.view);
    else announce('Something else was changed since. Use Undo in the header.');
  });
};
