import { mdn } from '../links.ts';
import { failed, notApplicable } from '../verdict.ts';
import { named } from './headers.ts';
import { security } from './input.ts';

export const secClearSiteData = security('sec-clear-site-data', 'info', 'Clear-Site-Data on an ordinary page', {
  help: mdn('HTTP/Reference/Headers/Clear-Site-Data'),
  fix: 'Send it on logout, not with every page.',
  run: (view) =>
    view.facts.headers['clear-site-data'] === undefined
      ? notApplicable('There is no such header.')
      : failed('Loading this page deletes the data that the site has stored.', named(view, ['clear-site-data'])),
  examples: { failed: { headers: { 'clear-site-data': '"cache"' } }, notApplicable: '' },
});
