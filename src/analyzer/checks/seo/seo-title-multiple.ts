import { atMostOne } from '../at-most-one.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { seo } from './input.ts';

export const seoTitleMultiple = seo('seo-title-multiple', 'minor', 'There are several titles', {
  help: google('appearance/title-link'),
  fix: 'Keep one title element.',
  run: atMostOne((page) => page.byTag('title'), {
    none: 'The page has no title.',
    message: (n) => `There are ${n} title elements; the first one is used.`,
  }),
  examples: { passed: '', failed: sample.head('<title>Another title</title>'), notApplicable: { source: '<p>x' } },
});
