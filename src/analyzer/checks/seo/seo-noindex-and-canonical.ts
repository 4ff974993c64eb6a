import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoNoindexAndCanonical = seo(
  'seo-noindex-and-canonical',
  'moderate',
  'Page has both noindex and a canonical page',
  {
    help: google('crawling-indexing/consolidate-duplicate-urls'),
    fix: 'Use either noindex or a canonical link to another page.',
    run: ({ robots, canonical }) => {
      if (!robots.blocking.length) return notApplicable('The page may be indexed.');
      return canonical.verdict === 'elsewhere'
        ? failed('noindex and a canonical link to another page contradict each other.')
        : passed();
    },
    examples: {
      passed: sample.head(`<meta name="robots" content="noindex"><link rel="canonical" href="${sample.SELF}">`),
      failed: sample.head(
        '<meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/other">',
      ),
      notApplicable: '',
    },
  },
);
