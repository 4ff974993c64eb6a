import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { metaContent } from '../../../page/tree/metadata.ts';
import { metadata } from './input.ts';

const REFERRER =
  /^(no-referrer|no-referrer-when-downgrade|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin|unsafe-url|never|default|always|origin-when-crossorigin)$/i;

export const metaReferrer = metadata('meta-referrer', 'minor', 'Referrer policy is unknown', {
  help: html('semantics.html#meta-referrer'),
  fix: 'Use one of the policies, such as strict-origin-when-cross-origin.',
  requirements: null,
  run: ({ page }) => {
    const content = metaContent(page, 'referrer');
    if (!content?.trim()) return notApplicable('There is no referrer meta element.');
    return REFERRER.test(content.trim()) ? passed() : failed(say`'${content}' is not a referrer policy.`);
  },
  examples: {
    passed: sample.head('<meta name="referrer" content="no-referrer">'),
    failed: sample.head('<meta name="referrer" content="none">'),
    notApplicable: '',
  },
});
