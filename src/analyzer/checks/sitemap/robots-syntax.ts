import { robotsLineCheck } from './robots-lines.ts';

export const robotsSyntax = robotsLineCheck('robots-syntax', 'moderate', 'Invalid line in robots.txt', {
  fix: 'Use the form name: value, and # before comments.',
  fault: (line) => (line.kind === 'broken' ? line.text : null),
  message: (n) => `${n} lines are invalid.`,
  failed: 'this is not a robots.txt line',
});
