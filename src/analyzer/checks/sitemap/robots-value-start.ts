import { robotsLineCheck, ruleWith } from './robots-lines.ts';

export const robotsValueStart = robotsLineCheck('robots-value-start', 'moderate', 'Rule does not start with / or *', {
  fix: 'Start paths with /.',
  fault: ruleWith((path) => path !== '' && !/^[/*]/.test(path)),
  message: (n) => `${n} rules cannot match any path.`,
  failed: 'User-agent: *\nDisallow: bowls',
});
