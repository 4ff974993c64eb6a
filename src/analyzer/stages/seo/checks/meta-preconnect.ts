import { lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { linksWith } from '../../../page/tree/metadata.ts';
import { attr } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';

/** Connections opened ahead before they get in the way of the first ones. */
const PRECONNECTS = 6;

export const metaPreconnect = metadata('meta-preconnect', 'minor', 'Too many preconnects', {
  help: lighthouse('performance/uses-rel-preconnect'),
  fix: `Keep the ${PRECONNECTS} most important ones.`,
  requirements: null,
  run: ({ page }) => {
    const origins = new Set(linksWith(page, 'preconnect').map((link) => attr(link, 'href')?.trim()));
    if (!origins.size) return notApplicable('There are no preconnect hints.');
    return origins.size > PRECONNECTS ? failed(say`${origins.size} connections are opened in advance.`) : passed();
  },
  examples: {
    passed: sample.head('<link rel="preconnect" href="https://a.example">'),
    failed: sample.head('abcdefg'.replace(/./g, '<link rel="preconnect" href="https://$&.example">')),
    notApplicable: '',
  },
});
