import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoTitleMultiple = seo('seo-title-multiple', 'minor', 'There are several titles', {
  help: google('appearance/title-link'),
  fix: 'Keep one title element.',
  run: ({ page }) => {
    const titles = page.byTag('title');
    if (!titles.length) return notApplicable('The page has no title.');
    return titles.length > 1
      ? failed(
          `There are ${titles.length} title elements; the first one is used.`,
          titles.map((one) => page.item(one)),
        )
      : passed();
  },
  examples: { passed: '', failed: sample.head('<title>Another title</title>'), notApplicable: { source: '<p>x' } },
});
