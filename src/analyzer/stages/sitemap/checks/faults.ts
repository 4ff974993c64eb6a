import type { Severity } from '../../../model/check.ts';
import type { Example } from '../../../model/example.ts';
import { urlset } from '../../../model/samples.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import type { SitemapFault } from '../../../parse/sitemap/entry.ts';
import type { SitemapRead, SitemapView } from '../facts/view.ts';
import { lineItem, type SitemapCheck, sitemapCheck } from './input.ts';

export const readOnes = (view: SitemapView): SitemapRead[] => view.sitemaps.filter(({ reading }) => reading !== null);

/** The verdict where no sitemap was read. */
export const unread = (view: SitemapView) =>
  view.sitemaps.some(({ file }) => file.error !== null)
    ? undecided('The sitemap could not be read.')
    : notApplicable('There is no sitemap.');

interface FaultCheck {
  readonly fix: string;
  /** Examples with the fault. */
  readonly failed: Example | readonly Example[];
  /** Examples without it, besides a plain sitemap. */
  readonly passed?: readonly Example[];
}

/** A check for one fault that reading a sitemap can find; the id is `sm-` and the fault. */
export const sitemapFault = (
  fault: SitemapFault,
  severity: Severity,
  title: string,
  { fix, failed, passed: others = [] }: FaultCheck,
) =>
  sitemapCheck(`sm-${fault}`, severity, title, {
    help: 'https://www.sitemaps.org/protocol.html',
    fix,
    requirements: null,
    run: withFault(fault, title),
    examples: {
      passed: [{ sitemap: urlset('<url><loc>https://example.org/shop/bowls</loc></url>') }, ...others],
      failed,
      notApplicable: '',
    },
  });

/** Judges all sitemaps by one fault. */
const withFault =
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
      items,
      total,
      applicable,
    };
  };
