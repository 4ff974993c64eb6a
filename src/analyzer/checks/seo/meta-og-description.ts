import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { NO_OG, OGP, og } from './sharing.ts';

export const metaOgDescription = metadata(
  'meta-og-description',
  'minor',
  'Open Graph description or site name is missing',
  {
    help: OGP,
    fix: 'Add og:description and og:site_name.',
    run: ({ page }) => {
      const found = og(page);
      if (!Object.keys(found).length) return notApplicable(NO_OG);
      const missing = ['og:description', 'og:site_name'].filter((name) => !found[name]?.[0]?.trim());
      return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
    },
    examples: {
      passed: sample.head(sample.og({ description: 'Bowls', site_name: 'Lane' })),
      failed: sample.head(sample.OG),
      notApplicable: '',
    },
  },
);
