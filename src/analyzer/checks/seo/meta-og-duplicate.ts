import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { NO_OG, OGP, og } from './sharing.ts';

export const metaOgDuplicate = metadata('meta-og-duplicate', 'minor', 'Open Graph property is repeated', {
  help: OGP,
  fix: 'Keep one value for each property that is not a list.',
  run: ({ page }) => {
    const found = og(page);
    if (!Object.keys(found).length) return notApplicable(NO_OG);
    const twice = ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name'].filter(
      (name) => (found[name]?.length ?? 0) > 1,
    );
    return twice.length ? failed(`More than one value: ${twice.join(', ')}.`) : passed();
  },
  examples: {
    passed: sample.head(sample.OG),
    failed: sample.head(sample.OG + sample.og({ title: 'Again' })),
    notApplicable: '',
  },
});
