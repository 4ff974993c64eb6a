import { robotsLineCheck, ruleWith } from './robots-lines.ts';

export const robotsDollar = robotsLineCheck('robots-dollar', 'minor', '$ inside a rule', {
  fix: 'Use $ only as the last character, or write %24.',
  fault: ruleWith((path) => /\$./.test(path)),
  message: (n) => `${n} rules contain a $ that is matched literally.`,
  failed: 'User-agent: *\nDisallow: /a$b',
});
