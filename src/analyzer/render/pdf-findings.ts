import type { Language } from './language/language.ts';
import type { Fix, Place, ReportDocument, ShownFinding } from './model.ts';
import { bookmark, heading } from './pdf-parts.ts';
import { ACCENT, PAGE, QUIET, SEVERITY_COLORS, type Sheet } from './sheet.ts';
import { meaningOf, positionText } from './words.ts';

const INDENT = 11;

const setPlace = (sheet: Sheet, { where, line, column, snippet, value }: Place, language: Language): void =>
  sheet.group('LI', () =>
    sheet.group('LBody', () => {
      const at = positionText({ line, column }, language);
      const head = [[at, where].filter(Boolean).join('  '), value].filter(Boolean).join(': ');
      sheet.text(head, { size: 8, color: QUIET, indent: INDENT + 8, gap: 0 });
      sheet.text(snippet, { font: 'Courier', size: 7.5, indent: INDENT + 8, gap: 3 }, 'Code');
    }),
  );

const setFinding = (sheet: Sheet, one: ShownFinding, language: Language): void => {
  const { title, message, places, count, help, id } = one;
  sheet.text(title, { font: 'Helvetica-Bold', size: 9, color: QUIET, indent: INDENT, gap: 1 }, 'H4');
  if (message && message !== title) sheet.text(message, { indent: INDENT, gap: 3 });
  const meaning = meaningOf(one, language);
  if (meaning) sheet.text(`${meaning}.`, { size: 8.5, color: QUIET, indent: INDENT, gap: 3 });
  if (places.length) {
    sheet.group('L', () => {
      for (const place of places) setPlace(sheet, place, language);
    });
    const unnamed = count - places.length;
    if (unnamed > 0)
      sheet.text(language.count('unlisted', unnamed), {
        size: 8,
        color: QUIET,
        indent: INDENT + 8,
      });
  }
  if (help) sheet.link(`${language.text('ruleOf', { id })}: ${help}`, help, { size: 8, color: ACCENT, indent: INDENT });
};

const setFix = (sheet: Sheet, one: Fix, { fixes, language }: ReportDocument, outline: PDFKit.PDFOutline): void => {
  const { doc } = sheet;
  if (!sheet.room(60)) return;
  const color = SEVERITY_COLORS[one.severity];
  const [page, top] = [sheet.page, doc.y];
  bookmark(sheet, one.title, outline);
  doc.addNamedDestination(`fix-${fixes.indexOf(one)}`, 'XYZ', 0, PAGE.height - top + 12, null);
  sheet.group('Sect', () => {
    sheet.text(one.title, { font: 'Helvetica-Bold', size: 10.5, indent: INDENT, gap: 1 }, 'H3');
    const line = [language.severity(one.severity), one.areas.join(', '), language.count('place', one.count)].join(
      ' · ',
    );
    sheet.text(line, { font: 'Helvetica-Bold', size: 8, color, indent: INDENT, gap: 4 });
    for (const finding of one.findings) setFinding(sheet, finding, language);
    if (one.also.length)
      sheet.text(language.text('also', { list: language.list(one.also.map(({ area, id }) => `${area} (${id})`)) }), {
        size: 8,
        color: QUIET,
        indent: INDENT,
      });
  });
  sheet.bar(color, page, top);
  doc.y += 10;
};

/** Findings by what is to be done about them, the worst first, with a bookmark for each. */
export const setFindings = (sheet: Sheet, report: ReportDocument): void => {
  const { fixes, severities, language } = report;
  if (!fixes.length) return;
  sheet.group('Sect', () => {
    const outline = heading(sheet, language.text('findings'));
    for (const { severity } of severities) {
      const own = fixes.filter((fix) => fix.severity === severity);
      if (!own.length) continue;
      const branch = bookmark(sheet, `${language.severity(severity)} (${own.length})`, outline);
      for (const fix of own) setFix(sheet, fix, report, branch);
    }
  });
};
