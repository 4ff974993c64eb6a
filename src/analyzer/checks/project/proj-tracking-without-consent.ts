import { mdn } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { project } from './input.ts';

export const projTrackingWithoutConsent = project({
  id: 'proj-tracking-without-consent',
  severity: 'info',
  title: 'Tracking without a known consent tool',
  help: mdn('Privacy'),
  fix: 'Make sure that readers are asked before they are tracked.',
  run: ({ technologies }) => {
    const tracking = technologies.filter(({ category }) => category === 'analytics' || category === 'advertising');
    if (!tracking.length) return notApplicable('No tracking was recognised.');
    return technologies.some(({ category }) => category === 'consent')
      ? passed()
      : failed(
          `${tracking
            .map(({ name }) => name)
            .slice(0, 5)
            .join(', ')} and no consent tool that is known.`,
        );
  },
  examples: {
    passed:
      sample.script('https://www.google-analytics.com/analytics.js') +
      sample.script('https://consent.cookiebot.com/uc.js'),
    failed: sample.script('https://www.google-analytics.com/analytics.js'),
    notApplicable: '<a href="https://www.google-analytics.com/analytics.js">x</a>',
  },
});
