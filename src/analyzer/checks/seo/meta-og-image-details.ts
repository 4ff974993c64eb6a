import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { missing, OGP, withProperty } from './sharing.ts';

const DETAILS = ['og:image:width', 'og:image:height', 'og:image:alt'];

export const metaOgImageDetails = metadata(
  'meta-og-image-details',
  'minor',
  'Preview image has no size or description',
  {
    help: OGP,
    fix: 'Add og:image:width, og:image:height and og:image:alt.',
    run: withProperty('og:image', (_, found) => missing(DETAILS.filter((name) => !found[name]))),
    examples: {
      passed: sample.head(
        sample.og({
          image: 'https://x.org/b.png',
          'image:width': '1200',
          'image:height': '630',
          'image:alt': 'A bowl',
        }),
      ),
      failed: sample.head(sample.OG),
      notApplicable: '',
    },
  },
);
