import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { OGP, og } from './sharing.ts';

export const metaOg = metadata('meta-og', 'moderate', 'Page has no Open Graph metadata', {
  help: OGP,
  fix: 'Add og:title, og:type, og:image and og:url, so that shared links show a preview.',
  run: ({ page }) =>
    Object.keys(og(page)).length ? passed() : failed('Nothing defines the preview of a shared link.'),
  examples: { passed: sample.head(sample.OG), failed: '' },
});
