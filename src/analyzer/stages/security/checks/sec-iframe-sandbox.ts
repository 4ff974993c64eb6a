import { mdn } from '../../../model/links.ts';
import { isForeign } from '../../../page/hosts.ts';
import { attr, type Element, hasAttr, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { security } from './input.ts';

const foreignFrames = (page: Page): Element[] =>
  page.byTag('iframe').filter((frame) => isForeign(page, attr(frame, 'src')));

export const secIframeSandbox = security('sec-iframe-sandbox', 'minor', 'Frame of another site without sandbox', {
  help: mdn('HTML/Reference/Elements/iframe#sandbox'),
  fix: 'Add a sandbox attribute with what the frame needs.',
  requirements: null,
  elements: ({ page }) => foreignFrames(page),
  test: (frame, { page }) => {
    if (!hasAttr(frame, 'sandbox')) return 'no sandbox';
    const allowed = tokens(frame, 'sandbox');
    return allowed.includes('allow-scripts') &&
      allowed.includes('allow-same-origin') &&
      !isForeign(page, attr(frame, 'src'))
      ? 'scripts may remove the sandbox'
      : null;
  },
  none: 'There are no frames of other sites.',
  message: (n, of) => `${n} of ${of} frames of other sites have no sandbox.`,
  examples: {
    passed: '<iframe src="https://example.net/" sandbox></iframe>',
    failed: '<iframe src="https://example.net/"></iframe>',
    notApplicable: '<iframe src="/a"></iframe>',
  },
});
