import { spacing } from './spacing.ts';
import { a11y } from './view.ts';

export const a11yLineHeight = a11y('a11y-line-height', 'serious', 'Narrow line height is forced', {
  help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/78fd32/',
  fix: 'Remove !important, so that users can set their own line-height, or set at least 1.5.',
  ...spacing('line-height', 1.5),
  examples: {
    passed: [
      '<p style="line-height: 1.5 !important">x</p>',
      '<p style="line-height: 150% !important">x</p>',
      '<p style="font-size:10px; line-height: 15px !important">x</p>',
    ],
    failed: [
      '<p style="line-height: 1.2 !important">x</p>',
      '<p style="line-height: 20px !important">x</p>',
      '<p style="line-height:initial!important">x</p>',
    ],
    notApplicable: '<p style="line-height: 1">x</p>',
  },
});
