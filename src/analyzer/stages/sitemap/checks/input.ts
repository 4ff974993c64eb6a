import type { Check } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import type { Item } from '../../../page/tree/page.ts';
import type { SitemapView } from '../facts/view.ts';

export type SitemapCheck = Check<SitemapView>;

/** A check of robots.txt or a sitemap; they count for no category. */
export const sitemapCheck = checksOf<SitemapView>(null);

/** A line of a fetched text file as a finding names it. */
export const lineItem = (line: number, snippet: string, value?: string): Item => ({
  selector: '',
  line,
  column: line > 0 ? 1 : 0,
  snippet: snippet.slice(0, 200),
  ...(value === undefined ? {} : { value: value.slice(0, 200) }),
});
