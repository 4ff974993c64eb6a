import { attr, hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { metadata } from './input.ts';

const EQUIVALENTS =
  /^(content-language|content-type|default-style|refresh|set-cookie|x-ua-compatible|content-security-policy)$/i;

export const metaHttpEquiv = metadata('meta-http-equiv', 'minor', 'http-equiv is unknown or obsolete', {
  help: html('semantics.html#pragma-directives'),
  fix: 'Remove it, or send a header instead.',
  elements: ({ page }) => page.byTag('meta').filter((meta) => hasAttr(meta, 'http-equiv')),
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
});
