import { act } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { isFocusable, isTabbable, tabIndex } from '../../../page/accessibility/focus.ts';
import { renderingOf } from '../../../page/accessibility/rendering.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { parsePage } from '../../../page/tree/parse.ts';
import { a11y, named } from './check.ts';

/** A frame of a pixel or none shows nothing that could be focused. */
const tiny = (frame: Element): boolean =>
  ['width', 'height'].some((side) => Number.parseFloat(attr(frame, side) ?? '300') <= 1);

export const IFRAMES_CHECKS = [
  a11y('a11y-iframe-name', 'serious', 'Frame has no name', {
    help: act('cae760'),
    fix: 'Describe the content of the frame in title.',
    requirements: {
      criteria: [{ sc: '4.1.2', when: 'fails' }],
      techniques: ['H64'],
      failures: ['F68'],
      act: ['cae760'],
    },
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
  }),
  a11y('a11y-iframe-focusable', 'serious', 'Frame with controls is removed from the tab order', {
    help: act('akn7bn'),
    fix: 'Remove the negative tabindex from the frame.',
    requirements: { criteria: [{ sc: '2.1.1', when: 'fails' }], techniques: ['G202'], act: ['akn7bn'] },
    elements: (view) =>
      view.page
        .byTag('iframe')
        .filter((element) => (tabIndex(element) ?? 0) < 0 && isFocusable(element, view.rendering) && !tiny(element)),
    test: (frame, view) => {
      const source = attr(frame, 'srcdoc');
      if (source === undefined)
        return attr(frame, 'src')
          ? cannotTell('The content of the frame is another page, which is not analysed.')
          : null;
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
  }),
];
