import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { OGP, og } from './sharing.ts';

export const metaOgImageDetails = metadata(
  'meta-og-image-details',
  'minor',
  'Preview image has no size or description',
  {
    help: OGP,
    fix: 'Add og:image:width, og:image:height and og:image:alt.',
    run: ({ page }) => {
      const found = og(page);
      if (!found['og:image']) return notApplicable('There is no og:image.');
      const missing = ['og:image:width', 'og:image:height', 'og:image:alt'].filter((name) => !found[name]);
      return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
    },
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
