import { spacing } from './spacing.ts';
import { a11y } from './view.ts';

export const a11yLetterSpacing = a11y('a11y-letter-spacing', 'serious', 'Narrow letter spacing is forced', {
  help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/24afc2/',
  fix: 'Remove !important, so that users can set their own letter-spacing, or set at least 0.12em.',
  ...spacing('letter-spacing', 0.12),
  examples: {
    passed: [
      '<p style="letter-spacing: .12em !important">x</p>',
      '<p style="font-size:10px;letter-spacing:2px!important">x</p>',
    ],
    failed: [
      '<p style="letter-spacing: 1px !important">x</p>',
      '<p style="letter-spacing:normal!important">x</p>',
      '<h1 style="letter-spacing:3px!important">x</h1>',
    ],
    undecided: '<p style="letter-spacing: 1vw !important">x</p>',
    notApplicable: [
      '<p style="letter-spacing: 1px">x</p>',
      '<p style="letter-spacing: 1px !important"></p>',
      '<p style="letter-spacing:1px!important;letter-spacing:inherit!important">x</p>',
      '<p style="letter-spacing:1px!important"><b style="letter-spacing:1em">x</b></p>',
    ],
  },
});
