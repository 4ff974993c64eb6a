import type { Severity } from '../model/check.ts';
import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, located, pathOfAddress } from './located.ts';

const SEVERITIES: Readonly<Record<Severity, 'ERROR' | 'WARNING' | 'INFO'>> = {
  critical: 'ERROR',
  serious: 'ERROR',
  moderate: 'WARNING',
  minor: 'INFO',
  info: 'INFO',
};

/** Reports as the Diagnostic Format of reviewdog: a diagnostic for each place. */
export const toRdjson = (pages: readonly AuditedReport[]) => ({
  source: { name: 'metamer' },
  diagnostics: pages.flatMap((page) => {
    const { document, issues } = located(page);
    const path = page.file?.path ?? pathOfAddress(document.url);
    return issues.map(({ finding, reported: { place }, message, position }) => {
      const criteria = criteriaText(finding);
      return {
        message: `${message}${criteria ? ` [${criteria}]` : ''}${finding.fix ? ` ${finding.fix}` : ''}`,
        location: {
          path,
          ...(position?.line
            ? { range: { start: { line: position.line, ...(position.column ? { column: position.column } : {}) } } }
            : {}),
        },
        severity: SEVERITIES[finding.severity],
        code: { value: finding.id || finding.title, ...(finding.help ? { url: finding.help } : {}) },
        ...(place?.snippet ? { original_output: place.snippet } : {}),
      };
    });
  }),
});
