import { isTabbable, tabIndex } from '../../../page/focus.ts';
import { attr, type Element, parentOf } from '../../../page/node.ts';
import { parsePage } from '../../../page/parse.ts';
import { renderingOf } from '../../../page/rendering.ts';
import { explicitRole } from '../../../page/role.ts';
import { act } from '../../links.ts';
import type { Verdict } from '../../types.ts';
import { judge, unsure } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const named = (view: View, elements: readonly Element[], noun: string): Verdict =>
  judge(view.page, elements, (element) => (view.names.of(element) ? null : ''), {
    none: `There is no ${noun} that is exposed to assistive technology.`,
    message: (n, of) => `${n} of ${of} ${noun}s have no name.`,
  });

const button = a11y(
  {
    id: 'a11y-button-name',
    severity: 'critical',
    title: 'Button has no name',
    help: act('97a4e1'),
    fix: 'Add text to the button, or aria-label if it shows only an image.',
  },
  (view) =>
    named(
      view,
      view
        .withRole('button')
        .filter((element) => !(element.tag === 'input' && attr(element, 'type')?.toLowerCase() === 'image')),
      'button',
    ),
);

const link = a11y(
  {
    id: 'a11y-link-name',
    severity: 'serious',
    title: 'Link has no name',
    help: act('c487ae'),
    fix: 'Add text to the link, or describe the image in it.',
  },
  (view) =>
    named(
      view,
      view
        .withRole('link', 'doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref')
        .filter(({ tag }) => tag !== 'area'),
      'link',
    ),
);

const summary = a11y.each(
  {
    id: 'a11y-summary-name',
    severity: 'serious',
    title: 'Summary has no name',
    help: act('2t702h'),
    fix: 'Describe the content of the details element in its summary.',
  },
  (view) =>
    view.page.byTag('summary').filter((element) => {
      const parent = parentOf(element);
      const first = parent?.children.find((child) => child.kind === 'element' && child.tag === 'summary');
      return (
        parent?.tag === 'details' &&
        first === element &&
        view.rendering.exposed(element) &&
        explicitRole(element) === null
      );
    }),
  (element, view) => (view.names.of(element) ? null : ''),
  {
    none: 'There is no summary of details.',
    message: (n, of) => `${n} of ${of} summaries have no name.`,
  },
);

const menuitem = a11y(
  {
    id: 'a11y-menuitem-name',
    severity: 'serious',
    title: 'Menu item has no name',
    help: act('m6b1q3'),
    fix: 'Give the menu item text or aria-label.',
  },
  (view) => named(view, view.withRole('menuitem', 'menuitemcheckbox', 'menuitemradio'), 'menu item'),
);

const iframe = a11y(
  {
    id: 'a11y-iframe-name',
    severity: 'serious',
    title: 'Frame has no name',
    help: act('cae760'),
    fix: 'Describe the content of the frame in title.',
  },
  (view) =>
    named(
      view,
      view.page.byTag('iframe').filter((element) => view.rendering.exposed(element) && (tabIndex(element) ?? 0) >= 0),
      'frame',
    ),
);

/** A frame of a pixel or none shows nothing that could be focused. */
const tiny = (frame: Element): boolean =>
  ['width', 'height'].some((side) => Number.parseFloat(attr(frame, side) ?? '300') <= 1);

const iframeFocus = a11y.each(
  {
    id: 'a11y-iframe-focusable',
    severity: 'serious',
    title: 'Frame with controls is removed from the tab order',
    help: act('akn7bn'),
    fix: 'Remove the negative tabindex from the frame.',
  },
  (view) =>
    view.page
      .byTag('iframe')
      .filter((element) => (tabIndex(element) ?? 0) < 0 && view.rendering.visible(element) && !tiny(element)),
  (frame, view) => {
    const source = attr(frame, 'srcdoc');
    if (source === undefined)
      return attr(frame, 'src') ? unsure('The content of the frame is another page, which is not analysed.') : null;
    const inner = parsePage(source, view.page.url);
    const rendering = renderingOf(inner);
    return inner.elements.some((element) => isTabbable(element, rendering)) ? '' : null;
  },
  {
    none: 'No frame is removed from the tab order.',
    message: (n) => `${n} frames contain controls that the tab key cannot reach.`,
  },
);

export const controlChecks = [button, link, summary, menuitem, iframe, iframeFocus];
