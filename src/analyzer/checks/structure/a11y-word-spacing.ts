import { spacing } from './spacing.ts';
import { a11y } from './view.ts';

export const a11yWordSpacing = a11y('a11y-word-spacing', 'serious', 'Narrow word spacing is forced', {
  help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/9e45ec/',
  fix: 'Remove !important, so that users can set their own word-spacing, or set at least 0.16em.',
  ...spacing('word-spacing', 0.16),
  examples: {
    passed: '<p style="word-spacing: .2em !important">x y</p>',
    failed: '<p style="word-spacing: .1em !important">x y</p>',
    notApplicable: '<p>x</p>',
  },
});
