import { tabIndex } from '../../reading/page/focus.ts';
import { explicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { named } from './controls.ts';
import { a11y } from './view.ts';

export const a11yIframeName = a11y('a11y-iframe-name', 'serious', 'Frame has no name', {
  help: act('cae760'),
  fix: 'Describe the content of the frame in title.',
  run: (view) =>
    named(
      view,
      view.page
        .byTag('iframe')
        .filter(
          (element) =>
            view.rendering.exposed(element) &&
            (tabIndex(element) ?? 0) >= 0 &&
            !(explicitRole(element) === 'none' && tabIndex(element) === null),
        ),
      'frame',
    ),
  examples: {
    passed: '<iframe title="Map" src="/m"></iframe>',
    failed: [
      '<iframe src="/m"></iframe>',
      '<iframe title=" " src="/m"></iframe>',
      '<iframe name="map" src="/m"></iframe>',
    ],
    notApplicable: [
      '<p>x</p>',
      '<iframe role="presentation" src="/m"></iframe>',
      '<div inert><iframe src="/m"></iframe></div>',
      '<iframe tabindex="-1" src="/m"></iframe>',
    ],
  },
});
