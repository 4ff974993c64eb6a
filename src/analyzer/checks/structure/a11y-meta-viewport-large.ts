import { attr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { scaleLimit, viewportMetas, zoomFault } from './document.ts';
import { a11y } from './view.ts';

/** Times that readers with low vision enlarge a page. */
const ENOUGH = 5;

export const a11yMetaViewportLarge = a11y('a11y-meta-viewport-large', 'minor', 'Zooming is limited', {
  help: axe('meta-viewport-large'),
  fix: 'Leave maximum-scale out of the viewport meta element, or let it be 5 or more.',
  elements: (view) => viewportMetas(view).filter((meta) => zoomFault(attr(meta, 'content')!) === null),
  test: (meta) => {
    const limit = scaleLimit(attr(meta, 'content')!);
    return limit !== null && limit < ENOUGH ? `maximum-scale=${limit}` : null;
  },
  none: 'No viewport meta element lets the page be zoomed.',
  message: () => 'The viewport meta element ends zooming below 500%.',
  examples: {
    passed: [
      { head: '<meta name="viewport" content="width=device-width">' },
      { head: '<meta name="viewport" content="maximum-scale=5">' },
    ],
    failed: [
      { head: '<meta name="viewport" content="width=device-width, maximum-scale=3">' },
      { head: '<meta name="viewport" content="maximum-scale=2">' },
    ],
    notApplicable: ['', { head: '<meta name="viewport" content="user-scalable=no">' }],
  },
});
