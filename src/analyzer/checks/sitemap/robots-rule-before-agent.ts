import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsRuleBeforeAgent = sitemapCheck(
  'robots-rule-before-agent',
  'moderate',
  'Rule before any user-agent',
  {
    help: LIGHTHOUSE,
    fix: 'Put a user-agent line before the first rule.',
    run: (view) => {
      const first = view.robots.file.lines.findIndex((line) => line.kind === 'user-agent');
      return lines(
        view,
        (line, index) =>
          (line.kind === 'allow' || line.kind === 'disallow') && (first < 0 || index < first)
            ? `${line.kind}: ${line.value}`
            : null,
        (n) => `${n} rules precede every user-agent line and are ignored.`,
      );
    },
    examples: {
      passed: { robots: 'User-agent: *\nDisallow: /private\n' },
      failed: { robots: 'Disallow: /x\nUser-agent: *' },
      notApplicable: { robots: { text: '', status: 404 } },
      undecided: { robots: null },
    },
  },
);
