import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { isCssColor } from '../../../page/css/css-color.ts';
import { metasNamed } from '../../../page/tree/metadata.ts';
import { attr } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';

export const metaThemeColor = metadata('meta-theme-color', 'minor', 'Theme colour is not a valid CSS colour', {
  help: html('semantics.html#meta-theme-color'),
  fix: 'Write a CSS colour, such as #336699.',
  requirements: null,
  elements: ({ page }) => metasNamed(page, 'theme-color'),
  test: (meta) => (isCssColor(attr(meta, 'content')!) ? null : attr(meta, 'content')!),
  none: 'There is no theme-color.',
  message: () => 'The theme colour is not a valid colour.',
  examples: {
    passed: sample.head('<meta name="theme-color" content="rebeccapurple">'),
    failed: sample.head('<meta name="theme-color" content="336699">'),
    notApplicable: '',
  },
});
