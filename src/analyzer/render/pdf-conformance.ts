import type { Conformance } from './conformance.ts';
import { byPrinciple, countsOf, evidenceOf, introOf, scopeOf } from './conformance-parts.ts';
import type { ReportDocument } from './model.ts';
import { heading } from './pdf-parts.ts';
import { setTable } from './pdf-sections.ts';
import type { Sheet } from './sheet.ts';

/** The criteria of a standard with what the report says of each. */
export const setConformance = (sheet: Sheet, { language }: ReportDocument, conformance: Conformance): void => {
  sheet.group('Sect', () => {
    heading(sheet, language.text('conformance'));
    sheet.text(introOf(conformance, language), { gap: 6 });
    sheet.group('L', () => {
      for (const { word, n } of countsOf(conformance)) {
        const said = language.conformance(word);
        sheet.group('LI', () => sheet.text(`${n} ${said.word}: ${said.meaning}`, { size: 9, indent: 6 }, 'LBody'));
      }
    });
    const head = (['criterion', 'result', 'found', 'sees', 'left'] as const).map((key) => language.text(key));
    for (const { title, lines } of byPrinciple(conformance, language)) {
      const rows = lines.map((line) => {
        const { sees, left } = scopeOf(line);
        return [
          language.criterion(line.sc),
          language.conformance(line.word).word,
          evidenceOf(line, language).join('; '),
          sees ?? language.text('nothing'),
          left,
        ];
      });
      setTable(sheet, { title, head, rows, more: 0 }, language);
    }
  });
};
