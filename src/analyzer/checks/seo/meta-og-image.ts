import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { OGP, withProperty } from './sharing.ts';

const isHttps = (text: string): boolean => /^https:\/\/[^/]/i.test(text.trim());

export const metaOgImage = metadata('meta-og-image', 'moderate', 'Preview image URL is not absolute', {
  help: OGP,
  fix: 'Write the URL of og:image in full, with https.',
  run: withProperty(['og:image', 'og:image:url'], (images, found) => {
    // One over plain HTTP is fine where the property for HTTPS stands beside it.
    const secured = (found['og:image:secure_url'] ?? []).some(isHttps);
    const wrong = images.filter((one) => !isHttps(one) && !(secured && /^http:\/\/[^/]/i.test(one.trim())));
    return wrong.length ? `${wrong.length} of ${images.length} og:image URLs are not absolute https URLs.` : null;
  }),
  examples: {
    passed: [
      sample.head(sample.OG),
      sample.head(sample.og({ image: 'http://x.org/b.png', 'image:secure_url': 'https://x.org/b.png' })),
    ],
    failed: [sample.head(sample.og({ image: '/b.png' })), sample.head(sample.og({ 'image:url': '/b.png' }))],
    notApplicable: '',
  },
});
