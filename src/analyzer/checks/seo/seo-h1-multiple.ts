import { atMostOne } from '../at-most-one.ts';
import { google } from '../links.ts';
import { seo } from './input.ts';

export const seoH1Multiple = seo('seo-h1-multiple', 'info', 'There are several main headings', {
  help: google('fundamentals/seo-starter-guide'),
  fix: 'Prefer a single h1; several are allowed.',
  run: atMostOne((page) => page.byTag('h1'), {
    none: 'There is no h1.',
    message: (n) => `There are ${n} h1 headings.`,
  }),
  examples: { passed: '<h1>Bowls</h1>', failed: '<h1>Bowls</h1><h1>Plates</h1>', notApplicable: '' },
});
