import type { Fix, Place, ReportDocument, ShownFinding } from './model.ts';
import { bookmark, heading } from './pdf-parts.ts';
import { ACCENT, PAGE, QUIET, SEVERITY_COLORS, type Sheet } from './sheet.ts';
import { counted, joined, meaningOf, SEVERITY_NAMES } from './words.ts';

const INDENT = 11;

const setPlace = (sheet: Sheet, { where, line, column, snippet, value }: Place): void =>
  sheet.group('LI', () =>
    sheet.group('LBody', () => {
      const at = line === null ? '' : `Line ${line}${column === null ? '' : `, column ${column}`}`;
      const head = [[at, where].filter(Boolean).join('  '), value].filter(Boolean).join(': ');
      sheet.text(head, { size: 8, color: QUIET, indent: INDENT + 8, gap: 0 });
      sheet.text(snippet, { font: 'Courier', size: 7.5, indent: INDENT + 8, gap: 3 }, 'Code');
    }),
  );

const setFinding = (sheet: Sheet, one: ShownFinding): void => {
  const { title, message, places, count, help, id } = one;
  sheet.text(title, { font: 'Helvetica-Bold', size: 9, color: QUIET, indent: INDENT, gap: 1 }, 'H4');
  if (message !== title) sheet.text(message, { indent: INDENT, gap: 3 });
  const meaning = meaningOf(one);
  if (meaning) sheet.text(`${meaning}.`, { size: 8.5, color: QUIET, indent: INDENT, gap: 3 });
  if (places.length) {
    sheet.group('L', () => {
      for (const place of places) setPlace(sheet, place);
    });
    const unnamed = count - places.length;
    if (unnamed > 0)
      sheet.text(`And at ${counted(unnamed, 'more place')} that the report does not list.`, {
        size: 8,
        color: QUIET,
        indent: INDENT + 8,
      });
  }
  if (help) sheet.link(`Rule ${id}: ${help}`, help, { size: 8, color: ACCENT, indent: INDENT });
};

const setFix = (sheet: Sheet, one: Fix, at: number, outline: PDFKit.PDFOutline): void => {
  const { doc } = sheet;
  if (!sheet.room(60)) return;
  const color = SEVERITY_COLORS[one.severity];
  const [page, top] = [sheet.page, doc.y];
  bookmark(sheet, one.title, outline);
  doc.addNamedDestination(`fix-${at}`, 'XYZ', 0, PAGE.height - top + 12, null);
  sheet.group('Sect', () => {
    sheet.text(one.title, { font: 'Helvetica-Bold', size: 10.5, indent: INDENT, gap: 1 }, 'H3');
    const line = [SEVERITY_NAMES[one.severity], one.areas.join(', '), counted(one.count, 'place')].join(' · ');
    sheet.text(line, { font: 'Helvetica-Bold', size: 8, color, indent: INDENT, gap: 4 });
    for (const finding of one.findings) setFinding(sheet, finding);
    if (one.also.length)
      sheet.text(`Also counts for ${joined(one.also.map(({ area, id }) => `${area} (${id})`))}.`, {
        size: 8,
        color: QUIET,
        indent: INDENT,
      });
  });
  sheet.bar(color, page, top);
  doc.y += 10;
};

/** Findings by what is to be done about them, the worst first, with a bookmark for each. */
export const setFindings = (sheet: Sheet, { fixes, severities }: ReportDocument): void => {
  if (!fixes.length) return;
  sheet.group('Sect', () => {
    const outline = heading(sheet, 'Findings');
    for (const { severity } of severities) {
      const own = fixes.filter((fix) => fix.severity === severity);
      if (!own.length) continue;
      const branch = bookmark(sheet, `${SEVERITY_NAMES[severity]} (${own.length})`, outline);
      for (const fix of own) setFix(sheet, fix, fixes.indexOf(fix), branch);
    }
  });
};
