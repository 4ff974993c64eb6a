import { hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { metadata } from './input.ts';

export const metaContentAttribute = metadata('meta-content-attribute', 'minor', 'meta element has no content', {
  help: html('semantics.html#the-meta-element'),
  fix: 'Put the value into the content attribute.',
  elements: ({ page }) => page.byTag('meta').filter((meta) => hasAttr(meta, 'name') || hasAttr(meta, 'property')),
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
});
