import { metaContent } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoMetaKeywords = seo('seo-meta-keywords', 'info', 'Keywords meta is ignored', {
  help: google('crawling-indexing/special-tags'),
  fix: 'Remove it: search engines ignore it.',
  run: ({ page }) => (metaContent(page, 'keywords')?.trim() ? failed('The page has a keywords meta.') : passed()),
  examples: { passed: '', failed: sample.head('<meta name="keywords" content="bowls, plates">') },
});
