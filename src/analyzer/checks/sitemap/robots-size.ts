import { failed, passed } from '../verdict.ts';
import { RFC } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const robotsSize = robotsCheck('robots-size', 'moderate', 'robots.txt above 500 KiB', {
  help: `${RFC}#section-2.5`,
  fix: 'Shorten it: crawlers may ignore the rest.',
  judge: (view) =>
    view.robots.file.cut || view.robots.resource!.cut ? failed('Crawlers may stop reading at 500 KiB.') : passed(),
  failed: { robots: '#'.repeat(600_000) },
});
