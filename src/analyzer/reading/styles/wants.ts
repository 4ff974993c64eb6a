import { importsOf } from '../../gather/imports.ts';
import type { Wants } from '../../gather/types.ts';
import { attr } from '../page/node.ts';
import type { Page } from '../page/page.ts';
import { ownText } from '../page/parse.ts';
import { sheetLinks, styleElements } from '../page/style-sheets.ts';

/** The style sheets a page asks for, linked and imported. */
export const styleWants = (page: Page): Pick<Wants, 'styleSheets' | 'inlineImports' | 'quirks'> => {
  const absolute = (href: string, media: string) => {
    const url = page.resolve(href.trim());
    return url === null ? [] : [{ url, media }];
  };
  return {
    styleSheets: sheetLinks(page).flatMap((link) => absolute(attr(link, 'href')!, attr(link, 'media')?.trim() ?? '')),
    inlineImports: styleElements(page).flatMap((style) =>
      importsOf(ownText(style)).flatMap(({ href, media }) => absolute(href, media)),
    ),
    quirks: page.document.mode === 'quirks',
  };
};
