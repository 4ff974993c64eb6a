import { linksWith, metaContent } from '../../page/metadata.ts';
import { attr, hasAttr } from '../../page/node.ts';
import { google, html } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './define.ts';

const amp = seo(
  {
    id: 'seo-amp',
    severity: 'info',
    title: 'AMP page has no canonical page',
    help: google('crawling-indexing/amp'),
    fix: 'Let the AMP page name its canonical page, and that one its AMP page.',
  },
  ({ page, canonical }) => {
    const isAmp = hasAttr(page.root, 'amp') || hasAttr(page.root, '⚡');
    if (!isAmp && !linksWith(page, 'amphtml').length) return notApplicable('There is no AMP version.');
    return isAmp && canonical.verdict === 'none' ? failed('The AMP page names no canonical page.') : passed();
  },
);

const pagination = seo(
  {
    id: 'seo-pagination',
    severity: 'info',
    title: 'Page of a series points to its first page',
    help: google('specialty/ecommerce/pagination-and-incremental-page-loading'),
    fix: 'Let each page of a series be its own canonical page.',
  },
  ({ page, canonical }) => {
    const series = [...linksWith(page, 'prev'), ...linksWith(page, 'next')];
    if (!series.length) return notApplicable('The page is not part of a series.');
    return linksWith(page, 'prev').length && canonical.verdict === 'elsewhere'
      ? failed('A later page of a series names another page as canonical.')
      : passed();
  },
);

const feed = seo(
  {
    id: 'seo-feed',
    severity: 'info',
    title: 'No feed is offered',
    help: html('links.html#rel-alternate'),
    fix: 'Link a feed with rel="alternate" where the site has news.',
  },
  ({ page }) => {
    const article = /article|blog/i.test(metaContent(page, 'og:type') ?? '') || page.byTag('article').length > 2;
    if (!article) return notApplicable('The page is not one of a series of articles.');
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
    fix: 'Remove it: search engines do not read it.',
  },
  ({ page }) => (metaContent(page, 'keywords')?.trim() ? failed('The page has a keywords meta.') : passed()),
);

export const seriesChecks = [amp, pagination, feed, keywords];
