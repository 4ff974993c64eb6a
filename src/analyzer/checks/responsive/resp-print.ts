import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { responsive, unlessMissing } from './input.ts';

export const respPrint = responsive('resp-print', 'info', 'There are no print styles', {
  help: mdn('CSS/CSS_media_queries/Printing'),
  fix: 'Add a print style sheet if users are likely to print the page.',
  run: (input) =>
    input.styles.preferences.print ? passed() : unlessMissing(input, failed('No rule applies to print.')),
  examples: {
    passed: [sample.css('@media print{nav{display:none}}'), { head: '<style media="print">nav{display:none}</style>' }],
    failed: '',
    undecided: { missingSheet: 'https://example.org/s.css' },
  },
});
