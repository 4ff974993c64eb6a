import { essenceOf } from '../../parse/encoding/media-type.ts';
import { inOrder } from '../tree/in-order.ts';
import { attr, type Element, hasAttr, tokens } from '../tree/node.ts';
import { type Page, perPage } from '../tree/page.ts';

/**
 * `style` elements that hold CSS, of HTML and of SVG inside it. By the HTML Standard ("update a style block") the type is
 * absent, empty or `text/css`; one with parameters or spaces is none.
 */
export const styleElements = perPage((page): readonly Element[] =>
  inOrder([page.byTag('style'), page.foreign.filter(({ name }) => name === 'style')]).filter((element) =>
    /^(text\/css)?$/i.test(attr(element, 'type') ?? ''),
  ),
);

/** The type of a link is a MIME type, so its parameters say nothing; an empty one is overlooked, as browsers do. */
const asksForCss = (link: Element): boolean => {
  const type = attr(link, 'type');
  return type === undefined || type === '' || essenceOf(type) === 'text/css';
};

/** Links to style sheets that browsers load. */
export const sheetLinks = (page: Page): readonly Element[] =>
  page
    .byTag('link')
    .filter(
      (link) =>
        tokens(link, 'rel').includes('stylesheet') &&
        !hasAttr(link, 'disabled') &&
        asksForCss(link) &&
        attr(link, 'href')?.trim(),
    );
