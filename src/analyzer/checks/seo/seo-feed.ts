import { linksWith, metaContent } from '../../reading/page/metadata.ts';
import { attr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoFeed = seo('seo-feed', 'info', 'No feed is offered', {
  help: html('links.html#rel-alternate'),
  fix: 'Link a feed with rel="alternate" if the site publishes news.',
  run: ({ page }) => {
    const article = /article|blog/i.test(metaContent(page, 'og:type') ?? '') || page.byTag('article').length > 2;
    if (!article) return notApplicable('The page is not an article.');
    return linksWith(page, 'alternate').some((link) => /(rss|atom|feed)/i.test(attr(link, 'type') ?? ''))
      ? passed()
      : failed('The page links no feed.');
  },
  examples: {
    passed: sample.head(
      '<meta name="og:type" property="og:type" content="article"><meta name="og:type" content="article"><link rel="alternate" type="application/rss+xml" href="/f">',
    ),
    failed: '<article></article><article></article><article></article>',
    notApplicable: '',
  },
});
