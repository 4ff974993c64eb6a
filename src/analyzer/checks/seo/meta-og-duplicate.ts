import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { OGP, withOg } from './sharing.ts';

const SINGLE = ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name'];

export const metaOgDuplicate = metadata('meta-og-duplicate', 'minor', 'Open Graph property is repeated', {
  help: OGP,
  fix: 'Keep one value for each property that is not a list.',
  run: withOg((found) => {
    const twice = SINGLE.filter((name) => (found[name]?.length ?? 0) > 1);
    return twice.length ? `More than one value: ${twice.join(', ')}.` : null;
  }),
  examples: {
    passed: sample.head(sample.OG),
    failed: sample.head(sample.OG + sample.og({ title: 'Again' })),
    notApplicable: '',
  },
});
