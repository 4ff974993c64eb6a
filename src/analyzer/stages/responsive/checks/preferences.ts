import { act, mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { responsive, unlessMissing } from './input.ts';

export const PREFERENCES_CHECKS = [
  responsive('resp-reduced-motion', 'minor', 'Motion ignores prefers-reduced-motion', {
    help: mdn('CSS/@media/prefers-reduced-motion'),
    fix: 'Disable animations under prefers-reduced-motion: reduce.',
    requirements: {
      criteria: [
        { sc: '2.3.3', when: 'may' },
        { sc: '2.2.2', when: 'review' },
      ],
      techniques: ['C39'],
    },
    run: (input) => {
      if (!input.styles.animated) return notApplicable('Nothing is animated in the style sheets that were read.');
      return input.styles.preferences.reducedMotion
        ? passed()
        : unlessMissing(input, failed('There are animations or transitions, and no prefers-reduced-motion query.'));
    },
    examples: {
      passed: sample.css('p{transition:color 1s} @media (prefers-reduced-motion: reduce){p{transition:none}}'),
      failed: sample.css('p{animation:spin 1s} @keyframes spin{to{rotate:1turn}}'),
      undecided: { ...sample.css('p{transition:color 1s}'), missingSheet: 'https://example.org/s.css' },
      notApplicable: sample.css('p{color:red}'),
    },
  }),
  responsive('resp-dark-scheme', 'info', 'There is no dark colour scheme', {
    help: mdn('CSS/@media/prefers-color-scheme'),
    fix: 'Add prefers-color-scheme: dark, or color-scheme: light dark.',
    requirements: null,
    run: (input) => {
      const meta = input.page
        .byTag('meta')
        .some((one) => attr(one, 'name')?.toLowerCase() === 'color-scheme' && /dark/i.test(attr(one, 'content') ?? ''));
      return input.styles.preferences.dark || meta
        ? passed()
        : unlessMissing(input, failed('There is neither a prefers-color-scheme query nor a dark color-scheme.'));
    },
    examples: {
      passed: [
        sample.css('@media (prefers-color-scheme: dark){p{color:white}}'),
        { head: '<meta name="color-scheme" content="light dark">' },
      ],
      failed: '',
      undecided: { missingSheet: 'https://example.org/s.css' },
    },
  }),
  responsive('resp-print', 'info', 'There are no print styles', {
    help: mdn('CSS/CSS_media_queries/Printing'),
    fix: 'Add a print style sheet if users are likely to print the page.',
    requirements: null,
    run: (input) =>
      input.styles.preferences.print ? passed() : unlessMissing(input, failed('No rule applies to print.')),
    examples: {
      passed: [
        sample.css('@media print{nav{display:none}}'),
        { head: '<style media="print">nav{display:none}</style>' },
      ],
      failed: '',
      undecided: { missingSheet: 'https://example.org/s.css' },
    },
  }),
  responsive('resp-orientation-lock', 'serious', 'Page is locked to one orientation', {
    help: act('b33eff'),
    fix: 'Remove the rotation under orientation queries.',
    requirements: {
      criteria: [{ sc: '1.3.4', when: 'fails' }],
      techniques: ['G214'],
      failures: ['F97', 'F100'],
      act: ['b33eff'],
    },
    run: ({ styles }) => {
      const asks = [...styles.queries.values()].some(({ features }) => features.includes('orientation'));
      if (!asks) return notApplicable('No media query tests the orientation.');
      return styles.rotations.length ? failed(say`The page is rotated: ${styles.rotations[0]!}.`) : passed();
    },
    examples: {
      passed: sample.css('@media (orientation: portrait){body{color:red}}'),
      failed: sample.css('@media (orientation: portrait){body{transform:rotate(90deg)}}'),
      notApplicable: '',
    },
  }),
];
