import type { Severity } from '../model/check.ts';
import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, located, pathOfAddress } from './located.ts';
import { fileText } from './suggestions.ts';

const SEVERITIES: Readonly<Record<Severity, 'ERROR' | 'WARNING' | 'INFO'>> = {
  critical: 'ERROR',
  serious: 'ERROR',
  moderate: 'WARNING',
  minor: 'INFO',
  info: 'INFO',
};

/**
 * Reports as the Diagnostic Format of reviewdog: a diagnostic for each place. With the source of a page, columns count bytes
 * as the format has them, and exact changes are suggestions.
 */
export const toRdjson = (pages: readonly AuditedReport[]) => ({
  source: { name: 'metamer' },
  diagnostics: pages.flatMap((page) => {
    const { document, issues } = located(page);
    const path = page.file?.path ?? pathOfAddress(document.url);
    const source = page.source === undefined ? null : fileText(page.source);
    return issues.map(({ finding, reported: { place }, message, position }) => {
      const criteria = criteriaText(finding);
      const column = position?.line && position.column && source?.columnOf(position.line, position.column);
      const change = place?.changes?.find(({ kind }) => kind === 'exact');
      const suggestion = change && source?.suggestionOf(change);
      return {
        message: `${message}${criteria ? ` [${criteria}]` : ''}${finding.fix ? ` ${finding.fix}` : ''}`,
        location: {
          path,
          ...(position?.line
            ? {
                range: {
                  start: { line: position.line, ...(position.column ? { column: column || position.column } : {}) },
                },
              }
            : {}),
        },
        severity: SEVERITIES[finding.severity],
        code: { value: finding.id || finding.title, ...(finding.help ? { url: finding.help } : {}) },
        ...(suggestion ? { suggestions: [suggestion] } : {}),
        ...(place?.snippet ? { original_output: place.snippet } : {}),
      };
    });
  }),
});
