import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, located } from './located.ts';
import { printable } from './printable.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reports as lines that editors and compilers understand: `path:line:column: message [severity/check]`. */
export const toUnix = (pages: readonly AuditedReport[]): string =>
  pages
    .flatMap((page) => {
      const { document, issues } = located(page);
      const path = printable(page.file?.path ?? document.url);
      return issues.map(({ finding, reported: { place }, message, position }) => {
        const criteria = criteriaText(finding);
        const text = [message, place?.snippet, criteria && `(${criteria})`].filter(Boolean).join(' ');
        const at = position?.line ? `${position.line}:${position.column ?? 1}` : '1:1';
        return `${path}:${at}: ${oneLine(text)} [${finding.severity}/${finding.id || oneLine(finding.title)}]\n`;
      });
    })
    .join('');
