import { metasNamed } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoDescriptionMultiple = seo('seo-description-multiple', 'minor', 'There are several descriptions', {
  help: google('appearance/snippet'),
  fix: 'Keep one description.',
  run: ({ page }) => {
    const all = metasNamed(page, 'description');
    if (!all.length) return notApplicable('The page has no description.');
    return all.length > 1
      ? failed(
          `There are ${all.length} descriptions.`,
          all.map((one) => page.item(one)),
        )
      : passed();
  },
  examples: {
    passed: sample.head('<meta name="description" content="a">'),
    failed: sample.head('<meta name="description" content="a"><meta name="Description" content="b">'),
    notApplicable: '',
  },
});
