import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { headingLevel } from './headings.ts';
import { a11y } from './view.ts';

export const a11yHeadingOrder = a11y('a11y-heading-order', 'moderate', 'Heading levels are skipped', {
  help: axe('heading-order'),
  fix: 'Make each heading at most one level deeper than the previous one.',
  run: (view) => {
    const headings = view.withRole('heading');
    const before = new Map(headings.map((heading, i) => [heading, headings[i - 1]]));
    return judge(
      view,
      headings.slice(1),
      (heading) => {
        const [from, to] = [headingLevel(before.get(heading)!), headingLevel(heading)];
        return to > from + 1 ? `h${from} to h${to}` : null;
      },
      { none: 'There are fewer than two headings.', message: (n) => `Levels are skipped at ${n} headings.` },
    );
  },
  examples: {
    passed: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
    failed: ['<h1>A</h1><h3>B</h3>', '<h1>A</h1><div role="heading" aria-level="4">B</div>'],
    notApplicable: '<h1>A</h1>',
  },
});
