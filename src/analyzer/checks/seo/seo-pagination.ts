import { linksWith } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoPagination = seo('seo-pagination', 'info', 'Paginated page has the first page as canonical', {
  help: google('specialty/ecommerce/pagination-and-incremental-page-loading'),
  fix: 'Make each page of a series its own canonical page.',
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
});
