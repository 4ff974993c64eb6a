import { cssText } from '../gather/css-text.ts';
import { attr } from '../page/node.ts';
import { ownText } from '../page/parse.ts';
import type { StageInput } from '../stages/types.ts';
import { styleElements } from './wants.ts';

/** The text of one style sheet, linked, imported or in the page. */
export interface Sheet {
  /** Its address; null for a `style` element. */
  readonly url: string | null;
  readonly css: string;
  /** Media text of the link, import or element; empty for all. */
  readonly media: string;
  /** Line of the `style` element in the page; 1 for a file. */
  readonly line: number;
}

/** Every style sheet that could be read, elements of the page first. */
export const sheetsOf = ({ page, decoded, gathered }: StageInput): Sheet[] => [
  ...styleElements(page).map((style) => ({
    url: null,
    css: ownText(style),
    media: attr(style, 'media')?.trim() ?? '',
    line: style.line,
  })),
  ...gathered.styleSheets
    .filter(({ status, error }) => error === null && status !== null && status < 400)
    .map((file) => ({ url: file.finalUrl, css: cssText(file, decoded.charset), media: file.media, line: 1 })),
];

/** Style sheets that are missing, as `address: reason`. */
export const missingSheets = ({ gathered }: StageInput): string[] =>
  gathered.styleSheets
    .filter(({ status, error }) => error !== null || status === null || status >= 400)
    .map(({ url, status, error }) => `${url}: ${error?.reason ?? status}`);
