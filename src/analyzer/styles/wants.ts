import { importsOf } from '../gather/imports.ts';
import type { Wants } from '../gather/types.ts';
import { attr, type Element, hasAttr, tokens } from '../page/node.ts';
import type { Page } from '../page/page.ts';
import { ownText } from '../page/parse.ts';

const isCss = (element: Element): boolean =>
  /^(text\/css)?$/i.test(attr(element, 'type')?.trim().replace(/;.*$/, '') ?? '');

/** Links to style sheets that browsers load: not disabled, of type text/css. */
const sheetLinks = (page: Page): readonly Element[] =>
  page
    .byTag('link')
    .filter(
      (link) =>
        tokens(link, 'rel').includes('stylesheet') &&
        !hasAttr(link, 'disabled') &&
        isCss(link) &&
        attr(link, 'href')?.trim(),
    );

/** `style` elements that hold CSS. */
export const styleElements = (page: Page): readonly Element[] => page.byTag('style').filter(isCss);

/** The style sheets a page asks for, linked and imported. */
export const styleWants = (page: Page): Pick<Wants, 'styleSheets' | 'inlineImports'> => {
  const absolute = (href: string, media: string) => {
    const url = page.resolve(href.trim());
    return url === null ? [] : [{ url, media }];
  };
  return {
    styleSheets: sheetLinks(page).flatMap((link) => absolute(attr(link, 'href')!, attr(link, 'media')?.trim() ?? '')),
    inlineImports: styleElements(page).flatMap((style) =>
      importsOf(ownText(style)).flatMap(({ href, media }) => absolute(href, media)),
    ),
  };
};
