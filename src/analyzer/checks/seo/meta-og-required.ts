import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { isBlank, missing, OGP, withOg } from './sharing.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

export const metaOgRequired = metadata('meta-og-required', 'serious', 'Open Graph metadata is incomplete', {
  help: OGP,
  fix: 'Add whichever of og:title, og:type, og:image and og:url is missing.',
  run: withOg((found) => {
    const given = (name: string) => !isBlank(found, name) || (name === 'og:image' && found['og:image:url']?.[0]);
    return missing(REQUIRED.filter((name) => !given(name)));
  }),
  examples: { passed: sample.head(sample.OG), failed: sample.head(sample.og({ title: 'Bowls' })), notApplicable: '' },
});
