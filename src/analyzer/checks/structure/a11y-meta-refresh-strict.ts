import { act } from '../links.ts';
import { refreshVerdict } from './document.ts';
import { a11y } from './view.ts';

export const a11yMetaRefreshStrict = a11y(
  'a11y-meta-refresh-strict',
  'minor',
  'Page refreshes itself after any delay',
  {
    help: act('bisz58'),
    fix: 'Remove the refresh, or redirect at once on the server.',
    run: (view) => refreshVerdict(view, (seconds) => seconds === 0),
    examples: {
      passed: { head: '<meta http-equiv="refresh" content="0">' },
      failed: { head: '<meta http-equiv="refresh" content="72001">' },
      notApplicable: '',
    },
  },
);
