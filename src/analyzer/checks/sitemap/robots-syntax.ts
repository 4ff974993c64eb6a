import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsSyntax = sitemapCheck({
  id: 'robots-syntax',
  title: 'Line of robots.txt that is none',
  severity: 'moderate',
  help: LIGHTHOUSE,
  fix: 'Write name: value, or # before a comment.',
  run: (view) =>
    lines(
      view,
      (line) => (line.kind === 'broken' ? line.text : null),
      (n) => `${n} lines cannot be read.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'this is no line of robots' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
