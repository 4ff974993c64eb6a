import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

export const robotsDollar = sitemapCheck('robots-dollar', 'minor', '$ inside a rule', {
  help: LIGHTHOUSE,
  fix: 'Use $ only as the last character, or write %24.',
  run: (view) =>
    lines(
      view,
      (line) =>
        (line.kind === 'allow' || line.kind === 'disallow') && /\$./.test(line.value)
          ? `${line.kind}: ${line.value}`
          : null,
      (n) => `${n} rules contain a $ that is matched literally.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: *\nDisallow: /a$b' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
