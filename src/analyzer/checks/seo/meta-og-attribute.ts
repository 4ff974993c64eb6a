import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { NO_OG, OGP } from './sharing.ts';

export const metaOgAttribute = metadata('meta-og-attribute', 'minor', 'Open Graph metadata uses the wrong attribute', {
  help: OGP,
  fix: 'Use property for og: metadata, and content for the value.',
  elements: ({ page }) =>
    page
      .byTag('meta')
      .filter((meta) =>
        /^(og|article|fb|product|book|profile|video|music):/i.test(
          (attr(meta, 'property') ?? attr(meta, 'name') ?? '').trim(),
        ),
      ),
  test: (meta) => {
    if (attr(meta, 'content') === undefined) return 'no content';
    return attr(meta, 'property') === undefined ? 'name instead of property' : null;
  },
  none: NO_OG,
  message: (n, of) => `${n} of ${of} meta elements use name instead of property, or have no content.`,
  examples: {
    passed: sample.head(sample.OG),
    failed: sample.head('<meta name="og:title" content="Bowls">'),
    notApplicable: '',
  },
});
