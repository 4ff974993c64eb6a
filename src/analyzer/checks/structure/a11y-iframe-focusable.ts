import { isFocusable, isTabbable, tabIndex } from '../../reading/page/focus.ts';
import { attr, type Element } from '../../reading/page/node.ts';
import { parsePage } from '../../reading/page/parse.ts';
import { renderingOf } from '../../reading/page/rendering.ts';
import { act } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

/** A frame of a pixel or none shows nothing that could be focused. */
const tiny = (frame: Element): boolean =>
  ['width', 'height'].some((side) => Number.parseFloat(attr(frame, side) ?? '300') <= 1);

export const a11yIframeFocusable = a11y(
  'a11y-iframe-focusable',
  'serious',
  'Frame with controls is removed from the tab order',
  {
    help: act('akn7bn'),
    fix: 'Remove the negative tabindex from the frame.',
    elements: (view) =>
      view.page
        .byTag('iframe')
        .filter((element) => (tabIndex(element) ?? 0) < 0 && isFocusable(element, view.rendering) && !tiny(element)),
    test: (frame, view) => {
      const source = attr(frame, 'srcdoc');
      if (source === undefined)
        return attr(frame, 'src') ? unsure('The content of the frame is another page, which is not analysed.') : null;
      const inner = parsePage(source, view.page.url);
      const rendering = renderingOf(inner);
      return inner.elements.some((element) => isTabbable(element, rendering)) ? '' : null;
    },
    none: 'No frame is removed from the tab order.',
    message: (n) => `${n} frames contain controls that the tab key cannot reach.`,
    examples: {
      passed: '<iframe tabindex="-1" srcdoc="<p>Text</p>"></iframe>',
      failed: `<iframe tabindex="-1" srcdoc="<a href='/x'>x</a>"></iframe>`,
      undecided: '<iframe tabindex="-1" src="/m"></iframe>',
      notApplicable: [
        `<iframe inert tabindex="-1" srcdoc="<a href='/x'>x</a>"></iframe>`,
        '<iframe srcdoc="<a href=/>x</a>"></iframe>',
      ],
    },
  },
);
