import { atMostOne } from '../../../model/at-most-one.ts';
import { chrome, html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed } from '../../../model/verdict.ts';
import { linksWith, metaContent, metasNamed } from '../../../page/tree/metadata.ts';
import { attr, hasAttr } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { metadata } from './input.ts';

const bases = (page: Page) => page.byTag('base');

const oneBase = atMostOne(bases, {
  none: 'There is no base element.',
  message: (n) => `There are ${n} base elements; the first one applies.`,
});

const EQUIVALENTS =
  /^(content-language|content-type|default-style|refresh|set-cookie|x-ua-compatible|content-security-policy)$/i;

export const BASIC_METADATA_CHECKS = [
  metadata('meta-charset', 'serious', 'Encoding is not declared early enough', {
    help: html('semantics.html#charset'),
    fix: 'Put <meta charset="utf-8"> first in head, or send the charset in Content-Type.',
    requirements: null,
    run: ({ decoded }) =>
      /^(bom|header|prescan)$/.test(decoded.charsetSource)
        ? passed()
        : failed('No header, byte order mark or early meta declares the encoding.'),
    examples: { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
  }),
  metadata('meta-viewport', 'serious', 'Viewport is not set', {
    help: chrome('performance/insights/viewport'),
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
    requirements: { criteria: [{ sc: '1.4.10', when: 'may' }], techniques: ['C31', 'C32'] },
    run: ({ page }) => (metasNamed(page, 'viewport').length ? passed() : failed('There is no viewport meta element.')),
    examples: { passed: sample.head('<meta name="viewport" content="width=device-width">'), failed: '' },
  }),
  metadata('meta-lang', 'moderate', 'Language is not declared', {
    help: html('dom.html#the-lang-and-xml:lang-attributes'),
    fix: 'Add lang to the html element.',
    requirements: { criteria: [{ sc: '3.1.1', when: 'fails' }], techniques: ['H57'], act: ['b5c3f8'] },
    run: ({ page }) => (attr(page.root, 'lang')?.trim() ? passed() : failed('The html element has no lang attribute.')),
    examples: { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
  }),
  metadata('meta-author', 'info', 'Author is not stated', {
    help: html('semantics.html#meta-author'),
    fix: 'Add <meta name="author"> if the author is relevant.',
    requirements: null,
    run: ({ page }) =>
      metaContent(page, 'author')?.trim() || linksWith(page, 'author').length
        ? passed()
        : failed('The page states no author.'),
    examples: { passed: sample.head('<meta name="author" content="Ann">'), failed: '' },
  }),
  metadata('meta-content-attribute', 'minor', 'meta element has no content', {
    help: html('semantics.html#the-meta-element'),
    fix: 'Put the value into the content attribute.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('meta')).filter('[name], [property]').get(),
    test: (meta) => {
      if (hasAttr(meta, 'content')) return null;
      return hasAttr(meta, 'value') ? 'value instead of content' : '';
    },
    none: 'There are no named meta elements.',
    message: (n, of) => `${n} of ${of} meta elements have no content attribute.`,
    examples: {
      passed: sample.head('<meta name="author" content="Ann">'),
      failed: sample.head('<meta name="author" value="Ann">'),
      notApplicable: '',
    },
  }),
  metadata('meta-base', 'moderate', 'base element is repeated or too late', {
    help: html('semantics.html#the-base-element'),
    fix: 'Put one base element before every element with a URL.',
    requirements: null,
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
  }),
  metadata('meta-http-equiv', 'minor', 'http-equiv is unknown or obsolete', {
    help: html('semantics.html#pragma-directives'),
    fix: 'Remove it, or send a header instead.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('meta')).filter('[http-equiv]').get(),
    test: (meta) => {
      const name = attr(meta, 'http-equiv')!.trim();
      if (!EQUIVALENTS.test(name)) return name;
      return /^(x-ua-compatible|content-language|set-cookie)$/i.test(name) ? name : null;
    },
    none: 'There is no http-equiv.',
    message: (n, of) => `${n} of ${of} http-equiv meta elements are unknown or obsolete.`,
    examples: {
      passed: sample.head('<meta http-equiv="content-security-policy" content="default-src *">'),
      failed: [
        sample.head('<meta http-equiv="X-UA-Compatible" content="IE=edge">'),
        sample.head('<meta http-equiv="pragma" content="no-cache">'),
      ],
      notApplicable: '',
    },
  }),
];
