import { robotsCheck } from './robots-check.ts';
import { LIGHTHOUSE, lines, ruleWith } from './robots-lines.ts';

const anyRule = ruleWith(() => true);

export const robotsRuleBeforeAgent = robotsCheck('robots-rule-before-agent', 'moderate', 'Rule before any user-agent', {
  help: LIGHTHOUSE,
  fix: 'Put a user-agent line before the first rule.',
  judge: (view) => {
    const first = view.robots.file.lines.find((line) => line.kind === 'user-agent')?.line ?? Number.POSITIVE_INFINITY;
    return lines(
      view,
      (line) => (line.line < first ? anyRule(line) : null),
      (n) => `${n} rules precede every user-agent line and are ignored.`,
    );
  },
  failed: { robots: 'Disallow: /x\nUser-agent: *' },
});
