import { lighthouse } from '../../../model/links.ts';
import { isForeign } from '../../../page/hosts.ts';
import { attr, tokens } from '../../../page/tree/node.ts';
import { security } from './input.ts';

export const secTargetBlank = security('sec-target-blank', 'minor', 'New window keeps a reference to this one', {
  help: lighthouse('best-practices/external-anchors-use-rel-noopener'),
  fix: 'Add rel="noopener", which current browsers imply.',
  requirements: null,
  elements: ({ page }) =>
    page
      .$(page.byTag('a', 'area'))
      .filter('[target="_blank" i]')
      .get()
      .filter((link) => isForeign(page, attr(link, 'href'))),
  test: (link) => (tokens(link, 'rel').some((token) => token === 'noopener' || token === 'noreferrer') ? null : ''),
  none: 'No link to another site opens a new window.',
  message: (n, of) => `${n} of ${of} links to other sites lack rel=noopener.`,
  examples: {
    passed: '<a href="https://example.net/" target="_blank" rel="noopener">x</a>',
    failed: '<a href="https://example.net/" target="_blank">x</a>',
    notApplicable: '<a href="/x">x</a>',
  },
});
