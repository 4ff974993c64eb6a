import { hasAttr } from '../../reading/page/node.ts';
import type { Page } from '../../reading/page/page.ts';
import { atMostOne } from '../at-most-one.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed } from '../verdict.ts';
import { metadata } from './input.ts';

const bases = (page: Page) => page.byTag('base');

const oneBase = atMostOne(bases, {
  none: 'There is no base element.',
  message: (n) => `There are ${n} base elements; the first one applies.`,
});

export const metaBase = metadata('meta-base', 'moderate', 'base element is repeated or too late', {
  help: html('semantics.html#the-base-element'),
  fix: 'Put one base element before every element with a URL.',
  run: ({ page }) => {
    const verdict = oneBase({ page });
    if (verdict.outcome !== 'passed') return verdict;
    const [base] = bases(page);
    const before = page
      .byTag('link', 'script', 'a', 'img')
      .find((one) => one.index < base!.index && (hasAttr(one, 'href') || hasAttr(one, 'src')));
    return before ? failed('A URL precedes the base element.', [page.item(before)]) : verdict;
  },
  examples: {
    passed: { source: '<!doctype html><base href="/a/"><title>x</title><a href="b">b</a>' },
    failed: [
      sample.head('<base href="/a/"><base href="/b/">'),
      { source: '<!doctype html><link rel="icon" href="i.png"><base href="/a/">' },
    ],
    notApplicable: '',
  },
});
