import { act } from '../links.ts';
import { refreshVerdict } from './document.ts';
import { a11y } from './view.ts';

/** Longer delays are outside of WCAG 2.2.1. */
const TWENTY_HOURS = 72_000;

export const a11yMetaRefresh = a11y('a11y-meta-refresh', 'critical', 'Page refreshes itself after a delay', {
  help: act('bc659a'),
  fix: 'Remove the refresh, or redirect at once on the server.',
  run: (view) => refreshVerdict(view, (seconds) => seconds === 0 || seconds > TWENTY_HOURS),
  examples: {
    passed: [
      { head: '<meta http-equiv="refresh" content="0; url=/new">' },
      { head: '<meta http-equiv="refresh" content="72001">' },
    ],
    failed: [
      { head: '<meta http-equiv="refresh" content="30">' },
      { head: '<meta http-equiv="Refresh" content="5;/new">' },
    ],
    notApplicable: [
      '',
      { head: '<meta http-equiv="refresh" content="soon">' },
      { head: '<meta http-equiv="refresh" content="-5">' },
      { head: '<meta http-equiv="refresh">' },
    ],
  },
});
