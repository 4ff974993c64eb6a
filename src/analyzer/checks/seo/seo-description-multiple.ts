import { metasNamed } from '../../reading/page/metadata.ts';
import { atMostOne } from '../at-most-one.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { seo } from './input.ts';

export const seoDescriptionMultiple = seo('seo-description-multiple', 'minor', 'There are several descriptions', {
  help: google('appearance/snippet'),
  fix: 'Keep one description.',
  run: atMostOne((page) => metasNamed(page, 'description'), {
    none: 'The page has no description.',
    message: (n) => `There are ${n} descriptions.`,
  }),
  examples: {
    passed: sample.head('<meta name="description" content="a">'),
    failed: sample.head('<meta name="description" content="a"><meta name="Description" content="b">'),
    notApplicable: '',
  },
});
