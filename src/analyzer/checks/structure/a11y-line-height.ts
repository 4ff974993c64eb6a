import { spacingCheck } from './spacing.ts';

export const a11yLineHeight = spacingCheck('line-height', {
  rule: '78fd32',
  least: 1.5,
  examples: {
    passed: [
      '<p style="line-height: 1.5 !important">one or two</p>',
      '<p style="line-height: 150% !important">one or two</p>',
      '<p style="font-size:10px; line-height: 15px !important">one or two</p>',
    ],
    failed: [
      '<p style="line-height: 1.2 !important">one or two</p>',
      '<p style="line-height: 20px !important">one or two</p>',
      '<p style="line-height:initial!important">one or two</p>',
      '<pre style="line-height: 1 !important">one\ntwo</pre>',
      '<div style="white-space: nowrap"><p style="line-height: 1 !important">one<br>two</p></div>',
    ],
    notApplicable: [
      '<p style="line-height: 1">one or two</p>',
      '<p style="line-height: 1 !important">Menu</p>',
      '<p style="line-height: 1 !important">Menu<svg aria-hidden="true"></svg><!-- icon --></p>',
      '<p style="line-height: 1 !important; white-space: nowrap">one or two</p>',
      '<div style="white-space: nowrap"><p style="line-height: 1 !important">one or two</p></div>',
      '<pre style="line-height: 1 !important">one or two</pre>',
    ],
  },
});
