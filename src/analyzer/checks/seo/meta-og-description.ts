import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { isBlank, missing, OGP, withOg } from './sharing.ts';

export const metaOgDescription = metadata(
  'meta-og-description',
  'minor',
  'Open Graph description or site name is missing',
  {
    help: OGP,
    fix: 'Add og:description and og:site_name.',
    run: withOg((found) => missing(['og:description', 'og:site_name'].filter((name) => isBlank(found, name)))),
    examples: {
      passed: sample.head(sample.og({ description: 'Bowls', site_name: 'Lane' })),
      failed: sample.head(sample.OG),
      notApplicable: '',
    },
  },
);
