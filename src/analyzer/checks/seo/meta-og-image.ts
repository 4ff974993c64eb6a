import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { OGP, og } from './sharing.ts';

export const metaOgImage = metadata('meta-og-image', 'moderate', 'Preview image URL is not absolute', {
  help: OGP,
  fix: 'Write the URL of og:image in full, with https.',
  run: ({ page }) => {
    const images = og(page)['og:image'] ?? [];
    if (!images.length) return notApplicable('There is no og:image.');
    const wrong = images.filter((one) => !/^https:\/\/[^/]/i.test(one.trim()));
    return wrong.length
      ? failed(`${wrong.length} of ${images.length} og:image URLs are not absolute https URLs.`)
      : passed();
  },
  examples: { passed: sample.head(sample.OG), failed: sample.head(sample.og({ image: '/b.png' })), notApplicable: '' },
});
