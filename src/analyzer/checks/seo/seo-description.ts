import { metaContent } from '../../reading/page/metadata.ts';
import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoDescription = seo('seo-description', 'serious', 'Page has no description', {
  help: lighthouse('seo/meta-description'),
  fix: 'Add <meta name="description"> with a sentence or two.',
  run: ({ page }) =>
    metaContent(page, 'description')?.trim() ? passed() : failed('The description is missing or empty.'),
  examples: {
    passed: sample.head('<meta name="description" content="Bowls of stoneware.">'),
    failed: ['', sample.head('<meta name="description" content=" ">')],
  },
});
