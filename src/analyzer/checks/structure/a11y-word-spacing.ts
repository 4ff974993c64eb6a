import { spacingCheck } from './spacing.ts';

export const a11yWordSpacing = spacingCheck('word-spacing', {
  rule: '9e45ec',
  least: 0.16,
  examples: {
    passed: '<p style="word-spacing: .2em !important">x y</p>',
    failed: '<p style="word-spacing: .1em !important">x y</p>',
    notApplicable: '<p>x</p>',
  },
});
