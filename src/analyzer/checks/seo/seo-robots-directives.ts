import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoRobotsDirectives = seo(
  'seo-robots-directives',
  'minor',
  'Robots directives are unknown or contradict each other',
  {
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Use known directives, each once.',
    run: ({ robots }) => {
      if (!robots.directives.length) return notApplicable('There are no robots directives.');
      const has = (one: string) => robots.directives.includes(one);
      const clash = [
        ['index', 'noindex'],
        ['follow', 'nofollow'],
        ['all', 'none'],
        ['all', 'noindex'],
      ].find(([a, b]) => has(a!) && has(b!));
      if (clash) return failed(`${clash.join(' and ')} contradict each other; the stricter one applies.`);
      return robots.unknown.length ? failed(`Unknown: ${robots.unknown.slice(0, 5).join(', ')}.`) : passed();
    },
    examples: {
      passed: [
        sample.head('<meta name="robots" content="index, max-snippet:-1, max-image-preview:large">'),
        sample.head('<meta name="robots" content="nositelinkssearchbox">'),
      ],
      failed: [
        sample.head('<meta name="robots" content="index, noindex">'),
        sample.head('<meta name="robots" content="nofllow">'),
      ],
      notApplicable: '',
    },
  },
);
