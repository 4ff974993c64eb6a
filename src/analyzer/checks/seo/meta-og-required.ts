import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { NO_OG, OGP, og } from './sharing.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

export const metaOgRequired = metadata('meta-og-required', 'serious', 'Open Graph metadata is incomplete', {
  help: OGP,
  fix: 'Add whichever of og:title, og:type, og:image and og:url is missing.',
  run: ({ page }) => {
    const found = og(page);
    if (!Object.keys(found).length) return notApplicable(NO_OG);
    const missing = REQUIRED.filter(
      (name) => !found[name]?.[0]?.trim() && !(name === 'og:image' && found['og:image:url']?.[0]),
    );
    return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
  },
  examples: { passed: sample.head(sample.OG), failed: sample.head(sample.og({ title: 'Bowls' })), notApplicable: '' },
});
