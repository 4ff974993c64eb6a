import { tabIndex } from '../../reading/page/focus.ts';
import { act } from '../links.ts';
import { named } from './controls.ts';
import { a11y } from './view.ts';

export const a11yIframeName = a11y({
  id: 'a11y-iframe-name',
  severity: 'serious',
  title: 'Frame has no name',
  help: act('cae760'),
  fix: 'Describe the content of the frame in title.',
  run: (view) =>
    named(
      view,
      view.page.byTag('iframe').filter((element) => view.rendering.exposed(element) && (tabIndex(element) ?? 0) >= 0),
      'frame',
    ),
  examples: {
    passed: '<iframe title="Map" src="/m"></iframe>',
    failed: [
      '<iframe src="/m"></iframe>',
      '<iframe title=" " src="/m"></iframe>',
      '<iframe name="map" src="/m"></iframe>',
    ],
    notApplicable: ['<p>x</p>', '<iframe tabindex="-1" src="/m"></iframe>'],
  },
});
