import { hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaBase = metadata('meta-base', 'moderate', 'base element is repeated or too late', {
  help: html('semantics.html#the-base-element'),
  fix: 'Put one base element before every element with a URL.',
  run: ({ page }) => {
    const bases = page.byTag('base');
    if (!bases.length) return notApplicable('There is no base element.');
    if (bases.length > 1)
      return failed(
        `There are ${bases.length} base elements; the first one applies.`,
        bases.map((one) => page.item(one)),
      );
    const before = page
      .byTag('link', 'script', 'a', 'img')
      .find((one) => one.index < bases[0]!.index && (hasAttr(one, 'href') || hasAttr(one, 'src')));
    return before ? failed('A URL precedes the base element.', [page.item(before)]) : passed();
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
