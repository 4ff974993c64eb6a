import { sheetLinks, styleElements } from '../page/css/style-sheets.ts';
import { attr } from '../page/tree/node.ts';
import type { Page } from '../page/tree/page.ts';
import { ownText } from '../page/tree/parse.ts';
import { importsOf } from '../parse/css/imports.ts';
import type { Wants } from './gathered.ts';

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
