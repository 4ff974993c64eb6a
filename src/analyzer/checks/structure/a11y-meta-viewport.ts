import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { viewportMetas, zoomFault } from './document.ts';
import { a11y } from './view.ts';

export const a11yMetaViewport = a11y('a11y-meta-viewport', 'critical', 'Zooming is disabled', {
  help: act('b4f0c3'),
  fix: 'Remove user-scalable=no and maximum-scale from the viewport meta element.',
  elements: (view) => viewportMetas(view).filter((meta) => /user-scalable|maximum-scale/i.test(attr(meta, 'content')!)),
  test: (meta) => zoomFault(attr(meta, 'content')!),
  none: 'No viewport meta element limits scaling.',
  message: () => 'The viewport meta element prevents zooming to 200%.',
  examples: {
    passed: [
      { head: '<meta name="viewport" content="width=device-width, maximum-scale=5">' },
      { head: '<meta name="viewport" content="maximum-scale=-1">' },
      { head: '<meta name="viewport" content="user-scalable=yes">' },
    ],
    failed: [
      { head: '<meta name="viewport" content="user-scalable=no">' },
      { head: '<meta name="Viewport" content="width=device-width; maximum-scale=1.5">' },
      { head: '<meta name="viewport" content="user-scalable=0">' },
      { head: '<meta name="viewport" content="maximum-scale=yes">' },
    ],
    notApplicable: ['', { head: '<meta name="viewport" content="width=device-width">' }],
  },
});
