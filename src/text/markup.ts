import { escapeHtml } from './escape.ts';

/** Text that is HTML already. Made by `html` and `markup` alone, so that nothing gets into a page unescaped by mistake. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may contain: text, which is escaped; markup, which is not; lists of both; nothing. */
export type Part = Markup | string | number | null | false | undefined | readonly Part[];

const textOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(textOf).join('');
};

/** A piece of HTML; everything put into it is escaped unless it is markup itself. Attributes are to be quoted. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, i) => (i === 0 ? text : textOf(parts[i - 1]) + text)).join(''));

/** Our own constant text as markup: style sheets and scripts. Never for anything that came from outside. */
export const markup = (constant: string): Markup => new Markup(constant);
