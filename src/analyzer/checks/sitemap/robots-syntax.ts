import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsSyntax = sitemapCheck('robots-syntax', 'moderate', 'Invalid line in robots.txt', {
  help: LIGHTHOUSE,
  fix: 'Use the form name: value, and # before comments.',
  run: (view) =>
    lines(
      view,
      (line) => (line.kind === 'broken' ? line.text : null),
      (n) => `${n} lines are invalid.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'this is not a robots.txt line' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
