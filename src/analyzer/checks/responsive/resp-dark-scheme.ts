import { attr } from '../../reading/page/node.ts';
import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { responsive, unlessMissing } from './input.ts';

export const respDarkScheme = responsive('resp-dark-scheme', 'info', 'There is no dark colour scheme', {
  help: mdn('CSS/@media/prefers-color-scheme'),
  fix: 'Add prefers-color-scheme: dark, or color-scheme: light dark.',
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
});
