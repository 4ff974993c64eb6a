import { google } from '../links.ts';
import { notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoH1Multiple = seo('seo-h1-multiple', 'info', 'There are several main headings', {
  help: google('fundamentals/seo-starter-guide'),
  fix: 'Prefer a single h1; several are allowed.',
  run: ({ page }) => {
    const all = page.byTag('h1');
    if (!all.length) return notApplicable('There is no h1.');
    return all.length > 1
      ? {
          outcome: 'failed',
          message: `There are ${all.length} h1 headings.`,
          items: all.slice(0, 20).map((one) => page.item(one)),
          total: all.length,
        }
      : passed();
  },
  examples: { passed: '<h1>Bowls</h1>', failed: '<h1>Bowls</h1><h1>Plates</h1>', notApplicable: '' },
});
