import { KEY_SAMPLES, keyed, keyOf, NO_KEY } from '../facts/accesskeys.ts';
import { a11y } from './check.ts';

export const a11yAccesskey = a11y('a11y-accesskey', 'info', 'Access keys are used', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/accesskey#accessibility',
  fix: 'Leave them out where they are not needed: they take keys from browsers, screen readers and other languages.',
  requirements: {
    criteria: [],
    note: 'Best practice: 2.1.4 does not apply, because an access key needs a modifier key.',
  },
  elements: keyed,
  test: (element) => keyOf(element) || null,
  none: NO_KEY,
  message: (n) => `${n} elements have an access key.`,
  examples: {
    passed: '<a href="/" accesskey="">x</a>',
    failed: KEY_SAMPLES.one,
    notApplicable: KEY_SAMPLES.none,
  },
});
