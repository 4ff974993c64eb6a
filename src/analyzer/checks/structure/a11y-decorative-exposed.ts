import { tabIndex } from '../../reading/page/focus.ts';
import { attr, type Element, tokens } from '../../reading/page/node.ts';
import { explicitRole, hasGlobalAria, presentationConflict } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { judge } from '../verdict.ts';
import { a11y } from './view.ts';

/** A frame that the tab key passes over: the focus goes to what is in it, never to the frame. */
const isPassedOver = (element: Element): boolean =>
  element.name === 'iframe' && (tabIndex(element) ?? 0) < 0 && !hasGlobalAria(element);

export const a11yDecorativeExposed = a11y('a11y-decorative-exposed', 'minor', 'Decorative element is still exposed', {
  help: act('46ca7f'),
  fix: 'Remove ARIA attributes and focusability from decorative elements, or do not mark them as decorative.',
  run: (view) => {
    const { rendering } = view;
    const marked = view.page.byAttribute('role', 'alt').filter((element) => {
      if (!rendering.exposed(element)) return false;
      const role = tokens(element, 'role').length ? explicitRole(element) : null;
      return role === 'none' || (role === null && element.name === 'img' && attr(element, 'alt') === '');
    });
    return judge(
      view,
      marked,
      (element) => (presentationConflict(element, rendering) && !isPassedOver(element) ? '' : null),
      {
        none: 'No element is marked as decorative.',
        message: (n, of) =>
          `${n} of ${of} decorative elements are focusable or have global ARIA attributes, so they are exposed anyway.`,
      },
    );
  },
  examples: {
    passed: [`<img alt="" ${sample.PICTURE}>`, '<iframe role="none" tabindex="-1" src="/frame"></iframe>'],
    failed: [
      `<img alt="" tabindex="0" ${sample.PICTURE}>`,
      '<nav role="none" aria-label="Main"></nav>',
      '<iframe role="none" src="/frame"></iframe>',
      '<iframe role="none" tabindex="-1" aria-label="Map" src="/frame"></iframe>',
    ],
    notApplicable: ['<p>x</p>', '<div aria-hidden="true"><nav role="none" aria-label="x"></nav></div>'],
  },
});
