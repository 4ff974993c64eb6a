import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsValueStart = sitemapCheck({
  id: 'robots-value-start',
  title: 'Rule that starts with neither / nor *',
  severity: 'moderate',
  help: LIGHTHOUSE,
  fix: 'Begin paths with /.',
  run: (view) =>
    lines(
      view,
      (line) =>
        (line.kind === 'allow' || line.kind === 'disallow') && line.value !== '' && !/^[/*]/.test(line.value)
          ? `${line.kind}: ${line.value}`
          : null,
      (n) => `${n} rules can match no path.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: *\nDisallow: bowls' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
