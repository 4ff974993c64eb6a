import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { project } from './input.ts';

export const projTrackingWithoutConsent = project(
  'proj-tracking-without-consent',
  'info',
  'Tracking without a known consent tool',
  {
    help: mdn('Privacy'),
    fix: 'Make sure that users are asked for consent before they are tracked.',
    requirements: null,
    run: ({ technologies }) => {
      const tracking = technologies.filter(({ category }) => category === 'analytics' || category === 'advertising');
      if (!tracking.length) return notApplicable('No tracking was detected.');
      return technologies.some(({ category }) => category === 'consent')
        ? passed()
        : failed(
            say`${tracking
              .map(({ name }) => name)
              .slice(0, 5)
              .join(', ')} but no known consent tool.`,
          );
    },
    examples: {
      passed:
        sample.script('https://www.google-analytics.com/analytics.js') +
        sample.script('https://consent.cookiebot.com/uc.js'),
      failed: sample.script('https://www.google-analytics.com/analytics.js'),
      notApplicable: '<a href="https://www.google-analytics.com/analytics.js">x</a>',
    },
  },
);
