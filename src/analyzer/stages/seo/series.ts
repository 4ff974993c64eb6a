import { linksWith, metaContent } from '../../page/metadata.ts';
import { attr } from '../../page/node.ts';
import { google, html } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './define.ts';

const amp = seo(
  {
    id: 'seo-amp',
    severity: 'info',
    title: 'AMP page has no canonical page',
    help: google('crawling-indexing/amp'),
    fix: 'Link the AMP page to its canonical page, and vice versa.',
  },
  ({ page, canonical }) => {
    const isAmp = page.root.attributes.has('amp') || page.root.attributes.has('⚡');
    if (!isAmp && !linksWith(page, 'amphtml').length) return notApplicable('There is no AMP version.');
    return isAmp && canonical.verdict === 'none' ? failed('The AMP page has no canonical link.') : passed();
  },
);

const pagination = seo(
  {
    id: 'seo-pagination',
    severity: 'info',
    title: 'Paginated page has the first page as canonical',
    help: google('specialty/ecommerce/pagination-and-incremental-page-loading'),
    fix: 'Make each page of a series its own canonical page.',
  },
  ({ page, canonical }) => {
    const series = [...linksWith(page, 'prev'), ...linksWith(page, 'next')];
    if (!series.length) return notApplicable('The page is not part of a series.');
    return linksWith(page, 'prev').length && canonical.verdict === 'elsewhere'
      ? failed('A later page of a series has another page as canonical.')
      : passed();
  },
);

const feed = seo(
  {
    id: 'seo-feed',
    severity: 'info',
    title: 'No feed is offered',
    help: html('links.html#rel-alternate'),
    fix: 'Link a feed with rel="alternate" if the site publishes news.',
  },
  ({ page }) => {
    const article = /article|blog/i.test(metaContent(page, 'og:type') ?? '') || page.byTag('article').length > 2;
    if (!article) return notApplicable('The page is not an article.');
    return linksWith(page, 'alternate').some((link) => /(rss|atom|feed)/i.test(attr(link, 'type') ?? ''))
      ? passed()
      : failed('The page links no feed.');
  },
);

const keywords = seo(
  {
    id: 'seo-meta-keywords',
    severity: 'info',
    title: 'Keywords meta is ignored',
    help: google('crawling-indexing/special-tags'),
    fix: 'Remove it: search engines ignore it.',
  },
  ({ page }) => (metaContent(page, 'keywords')?.trim() ? failed('The page has a keywords meta.') : passed()),
);

export const seriesChecks = [amp, pagination, feed, keywords];
