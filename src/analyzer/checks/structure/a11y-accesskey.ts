import { attr } from '../../reading/page/node.ts';
import { a11y } from './view.ts';

export const a11yAccesskey = a11y('a11y-accesskey', 'info', 'Access keys are used', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/accesskey#accessibility',
  fix: 'Leave them out where they are not needed: they take keys from browsers, screen readers and other languages.',
  elements: (view) => view.page.byAttribute('accesskey').filter((element) => view.rendering.visible(element)),
  test: (element) => attr(element, 'accesskey')!.trim() || null,
  none: 'No element has an access key.',
  message: (n) => `${n} elements have an access key.`,
  examples: {
    passed: '<a href="/" accesskey="">x</a>',
    failed: '<a href="/" accesskey="h">x</a>',
    notApplicable: ['<p>x</p>', '<a href="/" accesskey="h" hidden>x</a>'],
  },
});
