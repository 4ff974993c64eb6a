import { failed, passed } from '../verdict.ts';
import { GOOGLE } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const robotsLongLine = robotsCheck('robots-long-line', 'minor', 'Line is too long for crawlers', {
  help: GOOGLE,
  fix: 'Shorten it.',
  judge: (view) =>
    view.robots.file.longLines.length === 0
      ? passed()
      : failed(`Lines ${view.robots.file.longLines.slice(0, 10).join(', ')} are cut off.`),
  failed: { robots: `Allow: /${'a'.repeat(20_000)}` },
});
