import { spacingCheck } from './spacing.ts';

export const a11yLetterSpacing = spacingCheck('letter-spacing', {
  rule: '24afc2',
  least: 0.12,
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
