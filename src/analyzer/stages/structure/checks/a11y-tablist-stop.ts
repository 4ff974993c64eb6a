import { cannotTell } from '../../../model/verdict.ts';
import { isDisabled, isTabbable } from '../../../page/accessibility/focus.ts';
import { type Element, hasAttr, isElement } from '../../../page/tree/node.ts';
import { isWithin } from '../facts/operable.ts';
import { ownedIds } from '../facts/ownership.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const tabsOf = (list: Element, view: View): Element[] => {
  const below = [...view.page.descendants(list)].filter(isElement);
  return [...below, ...ownedIds(view, list)].filter((one) => view.rendering.exposed(one) && view.roleOf(one) === 'tab');
};

/** The tab itself, or a control in it. */
const isReached = (tab: Element, view: View): boolean =>
  [tab, ...[...view.page.descendants(tab)].filter(isElement)].some(
    (one) => isTabbable(one, view.rendering) && !isDisabled(one),
  );

export const a11yTablistStop = a11y('a11y-tablist-stop', 'serious', 'Tab list cannot be reached with the tab key', {
  help: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  fix: 'Give the selected tab tabindex="0", or use buttons.',
  requirements: { criteria: [{ sc: '2.1.1', when: 'may' }], techniques: ['G202', 'SCR29'], failures: ['F54'] },
  elements: (view) => view.withRole('tablist').filter((list) => tabsOf(list, view).length > 0),
  test: (list, view) => {
    if (isWithin(list, (up) => hasAttr(up, 'aria-activedescendant'))) return null;
    const tabs = tabsOf(list, view);
    if (tabs.some((tab) => isReached(tab, view))) return null;
    return view.page.byTag('script').length > 0
      ? cannotTell('A script may give one of the tabs a place in the tab order.')
      : '';
  },
  none: 'There is no tab list with tabs.',
  message: (n, of) => `${n} of ${of} tab lists have no tab that the tab key reaches.`,
  examples: {
    passed: [
      '<div role="tablist"><button role="tab">a</button></div>',
      '<div role="tablist" tabindex="0" aria-activedescendant="a"><span role="tab" id="a">a</span></div>',
    ],
    failed: [
      '<div role="tablist"><span role="tab">a</span></div>',
      '<div role="tablist"><button role="tab" disabled>a</button></div>',
    ],
    undecided: '<script>x</script><div role="tablist"><span role="tab">a</span></div>',
    notApplicable: ['<p>x</p>', '<div role="tablist"></div>'],
  },
});
