import type { SitemapFault } from '../../reading/sitemap/entry.ts';
import type { SitemapRead, SitemapView } from '../../stages/sitemap/view.ts';
import { notApplicable, passed, undecided } from '../verdict.ts';
import { lineItem, type SitemapCheck } from './input.ts';

export const readOnes = (view: SitemapView): SitemapRead[] => view.sitemaps.filter(({ reading }) => reading !== null);

/** The verdict where no sitemap was read. */
export const unread = (view: SitemapView) =>
  view.sitemaps.some(({ file }) => file.error !== null)
    ? undecided('The sitemap could not be read.')
    : notApplicable('There is no sitemap.');

/** Judges all sitemaps by one fault that reading them can find. */
export const withFault =
  (fault: SitemapFault, title: string): SitemapCheck['run'] =>
  (view) => {
    const read = readOnes(view);
    if (read.length === 0) return unread(view);
    let total = 0;
    const items = read.flatMap(({ file, reading }) =>
      reading!.findings
        .filter(({ id }) => id === fault)
        .flatMap(({ count, examples }) => {
          total += count;
          return examples.map(({ line, value }) => lineItem(line, value, file.finalUrl));
        }),
    );
    const applicable = Math.max(
      total,
      read.reduce((sum, { reading }) => sum + Math.max(1, reading!.urls), 0),
    );
    if (total === 0) return passed(applicable);
    return {
      outcome: 'failed',
      message: `${title}: found ${total} times.`,
      items: items.slice(0, 20),
      total,
      applicable,
    };
  };
