import { google, html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed } from '../../../model/verdict.ts';
import { linksWith, metaContent } from '../../../page/tree/metadata.ts';
import { hasAttr } from '../../../page/tree/node.ts';
import { seo } from './input.ts';

export const FURTHER_LINKS_CHECKS = [
  seo('seo-amp', 'info', 'AMP page has no canonical page', {
    help: google('crawling-indexing/amp'),
    fix: 'Link the AMP page to its canonical page, and vice versa.',
    requirements: null,
    run: ({ page, canonical }) => {
      const isAmp = hasAttr(page.root, 'amp') || hasAttr(page.root, '⚡');
      if (!isAmp && !linksWith(page, 'amphtml').length) return notApplicable('There is no AMP version.');
      return isAmp && canonical.verdict === 'none' ? failed('The AMP page has no canonical link.') : passed();
    },
    examples: {
      passed: sample.head('<link rel="amphtml" href="/amp">'),
      failed: { source: '<!doctype html><html amp lang="en"><title>x</title>' },
      notApplicable: '',
    },
  }),
  seo('seo-pagination', 'info', 'Paginated page has the first page as canonical', {
    help: google('specialty/ecommerce/pagination-and-incremental-page-loading'),
    fix: 'Make each page of a series its own canonical page.',
    requirements: null,
    run: ({ page, canonical }) => {
      const series = [...linksWith(page, 'prev'), ...linksWith(page, 'next')];
      if (!series.length) return notApplicable('The page is not part of a series.');
      return linksWith(page, 'prev').length && canonical.verdict === 'elsewhere'
        ? failed('A later page of a series has another page as canonical.')
        : passed();
    },
    examples: {
      passed: sample.head(`<link rel="prev" href="/p1"><link rel="canonical" href="${sample.SELF}">`),
      failed: sample.head('<link rel="prev" href="/p1"><link rel="canonical" href="https://example.org/p1">'),
      notApplicable: '',
    },
  }),
  seo('seo-feed', 'info', 'No feed is offered', {
    help: html('links.html#rel-alternate'),
    fix: 'Link a feed with rel="alternate" if the site publishes news.',
    requirements: null,
    run: ({ page }) => {
      const article = /article|blog/i.test(metaContent(page, 'og:type') ?? '') || page.byTag('article').length > 2;
      if (!article) return notApplicable('The page is not an article.');
      return page.$(linksWith(page, 'alternate')).is('[type*="rss" i], [type*="atom" i], [type*="feed" i]')
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
  }),
  seo('seo-meta-keywords', 'info', 'Keywords meta is ignored', {
    help: google('crawling-indexing/special-tags'),
    fix: 'Remove it: search engines ignore it.',
    requirements: null,
    run: ({ page }) => (metaContent(page, 'keywords')?.trim() ? failed('The page has a keywords meta.') : passed()),
    examples: { passed: '', failed: sample.head('<meta name="keywords" content="bowls, plates">') },
  }),
];
