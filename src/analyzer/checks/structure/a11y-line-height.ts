import { spacingCheck } from './spacing.ts';

export const a11yLineHeight = spacingCheck('line-height', {
  rule: '78fd32',
  least: 1.5,
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
