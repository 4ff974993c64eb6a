import { failed, passed, undecided } from '../verdict.ts';
import { sitemapCheck } from './input.ts';
import { RFC } from './robots.ts';

export const robotsStatus = sitemapCheck('robots-status', 'serious', 'robots.txt returns an error', {
  help: `${RFC}#section-2.3.1`,
  fix: 'Return 200 with the file, or 404 if there is none: a server error stops crawlers.',
  run: ({ robots }) => {
    if (robots.state === 'unknown')
      return undecided(`robots.txt could not be read: ${robots.resource?.error?.message ?? 'not requested'}`);
    return robots.state === 'unavailable'
      ? failed(`robots.txt returns ${robots.resource!.status}, which crawlers treat as disallowing everything.`)
      : passed();
  },
  examples: {
    passed: [{ robots: 'User-agent: *\nDisallow: /private\n' }, { robots: { text: '', status: 404 } }],
    failed: { robots: { text: '', status: 503 } },
    undecided: { robots: null },
  },
});
