import { html } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { check } from './check.ts';

const HOLDERS = new Set('audio embed iframe img input link script source track video'.split(' '));

export const docEmptyAddress = check('doc-empty-address', 'moderate', 'Address is empty', {
  help: html('urls-and-fetching.html#valid-non-empty-url-potentially-surrounded-by-spaces'),
  fix: 'Name the file, or remove the attribute: an empty address is the page itself.',
  requirements: null,
  elements: ({ page }) => page.byAttribute('src', 'href', 'poster').filter(({ name }) => HOLDERS.has(name)),
  test: (element) => ['src', 'href', 'poster'].find((name) => attr(element, name)?.trim() === '') ?? null,
  none: 'Nothing is loaded by address.',
  message: (n, of) => `${n} of ${of} elements have an empty address.`,
  examples: {
    passed: ['<img src="/a.png" alt="">', '<link rel="stylesheet" href="/a.css">'],
    failed: ['<img src="" alt="">', '<script src=""></script>', '<link rel="stylesheet" href="">'],
    notApplicable: '<a href="">x</a>',
  },
});
