import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsValueStart = sitemapCheck('robots-value-start', 'moderate', 'Rule does not start with / or *', {
  help: LIGHTHOUSE,
  fix: 'Start paths with /.',
  run: (view) =>
    lines(
      view,
      (line) =>
        (line.kind === 'allow' || line.kind === 'disallow') && line.value !== '' && !/^[/*]/.test(line.value)
          ? `${line.kind}: ${line.value}`
          : null,
      (n) => `${n} rules cannot match any path.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: *\nDisallow: bowls' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
