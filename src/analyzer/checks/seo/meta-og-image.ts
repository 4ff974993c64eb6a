import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { OGP, withProperty } from './sharing.ts';

export const metaOgImage = metadata('meta-og-image', 'moderate', 'Preview image URL is not absolute', {
  help: OGP,
  fix: 'Write the URL of og:image in full, with https.',
  run: withProperty('og:image', (images) => {
    const wrong = images.filter((one) => !/^https:\/\/[^/]/i.test(one.trim()));
    return wrong.length ? `${wrong.length} of ${images.length} og:image URLs are not absolute https URLs.` : null;
  }),
  examples: { passed: sample.head(sample.OG), failed: sample.head(sample.og({ image: '/b.png' })), notApplicable: '' },
});
