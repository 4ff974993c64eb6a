import type { Severity } from '../model/check.ts';
import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, located, pathOfAddress } from './located.ts';

const SEVERITIES: Readonly<Record<Severity, 'blocker' | 'critical' | 'major' | 'minor' | 'info'>> = {
  critical: 'blocker',
  serious: 'critical',
  moderate: 'major',
  minor: 'minor',
  info: 'info',
};

/** Reports as a Code Quality report of GitLab (its subset of the Code Climate format): an entry for each place. */
export const toGitlab = (pages: readonly AuditedReport[]) =>
  pages.flatMap((page) => {
    const { document, issues } = located(page);
    const path = page.file?.path ?? pathOfAddress(document.url);
    return issues.map(({ finding, reported, message, position }) => {
      const criteria = criteriaText(finding);
      return {
        description: `${message}${criteria ? ` [${criteria}]` : ''}${finding.fix ? ` ${finding.fix}` : ''}`,
        check_name: finding.id || finding.title,
        // GitLab compares by it: the check is part of the fingerprint of a place, the page is not.
        fingerprint: [path, finding.id, reported.fingerprint ?? 'rest', reported.nth].join(':'),
        severity: SEVERITIES[finding.severity],
        location: { path, lines: { begin: position?.line ?? 1 } },
      };
    });
  });
