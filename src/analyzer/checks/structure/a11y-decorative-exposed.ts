import { attr, tokens } from '../../reading/page/node.ts';
import { explicitRole, presentationConflict } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { judge } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yDecorativeExposed = a11y({
  id: 'a11y-decorative-exposed',
  severity: 'minor',
  title: 'Decoration is read out all the same',
  help: act('46ca7f'),
  fix: 'Remove the ARIA attributes or the focus from what is marked as decoration, or the mark.',
  run: (view) => {
    const { rendering } = view;
    const marked = view.page.byAttribute('role', 'alt').filter((element) => {
      if (!rendering.exposed(element)) return false;
      const role = tokens(element, 'role').length ? explicitRole(element) : null;
      return role === 'none' || (role === null && element.name === 'img' && attr(element, 'alt') === '');
    });
    return judge(view, marked, (element) => (presentationConflict(element, rendering) ? '' : null), {
      none: 'Nothing is marked as decoration.',
      message: (n, of) =>
        `${n} of ${of} elements marked as decoration can be focused or carry global ARIA attributes, so the mark is ignored.`,
    });
  },
  examples: {
    passed: `<img alt="" ${sample.PICTURE}>`,
    failed: [`<img alt="" tabindex="0" ${sample.PICTURE}>`, '<nav role="none" aria-label="Main"></nav>'],
    notApplicable: ['<p>x</p>', '<div aria-hidden="true"><nav role="none" aria-label="x"></nav></div>'],
  },
});
