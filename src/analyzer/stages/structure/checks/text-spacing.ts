import { spacingCheck } from './spacing.ts';

export const TEXT_SPACING_CHECKS = [
  spacingCheck('letter-spacing', {
    rule: '24afc2',
    techniques: ['C36'],
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
  }),
  spacingCheck('word-spacing', {
    rule: '9e45ec',
    techniques: ['C36'],
    least: 0.16,
    examples: {
      passed: '<p style="word-spacing: .2em !important">x y</p>',
      failed: '<p style="word-spacing: .1em !important">x y</p>',
      notApplicable: '<p>x</p>',
    },
  }),
  spacingCheck('line-height', {
    rule: '78fd32',
    techniques: ['C35', 'C36'],
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
  }),
];
