import { latin } from './latin.ts';
import type { ReportDocument } from './model.ts';
import { ACCENT, INK, LINE, PAGE, QUIET, SEVERITY_COLORS, type Sheet, scoreColor, WIDTH } from './sheet.ts';
import { counted, joined, promiseOf, SEVERITY_NAMES, verdictOf } from './words.ts';

const SUBHEAD = { font: 'Helvetica-Bold', size: 11, gap: 4 } as const;

/** Cells side by side as one list; `draw` draws a cell within the width it is given. */
const setCells = <Cell>(
  sheet: Sheet,
  cells: readonly Cell[],
  { columns, height }: { columns: number; height: number },
  draw: (cell: Cell, x: number, y: number, width: number) => void,
): void => {
  const step = WIDTH / columns;
  sheet.group('L', () => {
    for (let i = 0; i < cells.length; i += columns) {
      if (!sheet.room(height)) return;
      const top = sheet.doc.y;
      cells.slice(i, i + columns).forEach((cell, j) => {
        sheet.group('LI', () => sheet.group('LBody', () => draw(cell, PAGE.margin + j * step, top, step - 12)));
      });
      sheet.doc.y = top + height;
    }
  });
};

const setSeverities = (sheet: Sheet, { severities, findings }: ReportDocument): void => {
  if (!findings) return;
  const { doc } = sheet;
  setCells(sheet, severities, { columns: 5, height: 52 }, ({ severity, findings: n, places }, x, y, width) => {
    sheet.artifact('Layout', () => doc.rect(x, y, width, 2.4).fill(SEVERITY_COLORS[severity]));
    sheet.leaf('P', () => {
      doc.font('Helvetica-Bold').fontSize(17).fillColor(INK);
      doc.text(String(n), x, y + 8, { lineBreak: false });
    });
    sheet.leaf('P', () => {
      doc.fontSize(8.5).fillColor(SEVERITY_COLORS[severity]);
      doc.text(SEVERITY_NAMES[severity], x + 12 + 10 * String(n).length, y + 14, { lineBreak: false });
    });
    sheet.leaf('P', () => {
      doc.font('Helvetica').fontSize(8).fillColor(QUIET);
      doc.text(counted(places, 'place'), x, y + 30, { width });
    });
  });
};

const setScores = (sheet: Sheet, { scores }: ReportDocument): void => {
  if (!scores.length) return;
  const { doc } = sheet;
  sheet.text('Scores', SUBHEAD, 'H3');
  setCells(sheet, scores, { columns: 3, height: 48 }, ({ category, score, findings }, x, y, width) => {
    sheet.leaf('P', () => {
      doc.font('Helvetica-Bold').fontSize(20).fillColor(scoreColor(score));
      doc.text(String(score), x, y, { lineBreak: false });
    });
    sheet.leaf('P', () => {
      doc.fontSize(9).fillColor(INK);
      doc.text(latin(category), x + 40, y + 2, { width: width - 40, height: 11, ellipsis: true });
    });
    sheet.leaf('P', () => {
      const found = findings === 0 ? 'nothing found' : counted(findings, 'finding');
      doc.font('Helvetica').fontSize(8).fillColor(QUIET);
      doc.text(`of 100; ${found}`, x + 40, y + 14, { width: width - 40 });
    });
    sheet.artifact('Layout', () => {
      doc.rect(x, y + 29, width, 3).fill(LINE);
      doc.rect(x, y + 29, (width * score) / 100, 3).fill(scoreColor(score));
    });
  });
};

const setFirst = (sheet: Sheet, { first, fixes }: ReportDocument): void => {
  if (!first.fixes.length || !sheet.room(80)) return;
  const { doc } = sheet;
  sheet.text('Fix these first', SUBHEAD, 'H3');
  sheet.group('L', () =>
    first.fixes.forEach((one, i) => {
      if (!sheet.room(34)) return;
      sheet.group('LI', () => {
        const top = doc.y;
        sheet.leaf('Lbl', () =>
          doc
            .font('Helvetica-Bold')
            .fontSize(11)
            .fillColor(QUIET)
            .text(`${i + 1}.`, PAGE.margin, top, { lineBreak: false }),
        );
        doc.y = top;
        sheet.group('LBody', () => {
          const style = { font: 'Helvetica-Bold', size: 10, color: ACCENT, indent: 20, gap: 0 };
          sheet.link(one.title, `#fix-${fixes.indexOf(one)}`, style);
          const line = [SEVERITY_NAMES[one.severity], one.areas.join(', '), counted(one.count, 'place')].join(' · ');
          sheet.text(line, { size: 8.5, color: QUIET, indent: 20, gap: 5 });
        });
      });
    }),
  );
};

const setMeasured = (sheet: Sheet, { scores, unmeasured, narrowed }: ReportDocument): void => {
  const list = (lines: readonly string[]) =>
    sheet.group('L', () => {
      for (const line of lines)
        sheet.group('LI', () => sheet.text(`• ${line}`, { size: 9, indent: 6, gap: 1 }, 'LBody'));
    });
  if (scores.length || narrowed.length) {
    if (!sheet.room(60)) return;
    sheet.doc.y += 6;
    sheet.text('Measured', SUBHEAD, 'H3');
    if (scores.length) sheet.text(`${joined(scores.map(({ category }) => category))}.`, { gap: 3 });
    if (narrowed.length) {
      sheet.text('Covered only in part:', { gap: 2 });
      list(narrowed.map(({ stage, reason }) => `${stage}. ${reason}`));
    }
  }
  if (!unmeasured.length || !sheet.room(60)) return;
  sheet.doc.y += 6;
  sheet.text('Not measured', SUBHEAD, 'H3');
  list(unmeasured.map(({ names, reason }) => `${names.join(', ')}. ${reason}`));
};

/** What somebody reads who reads one page: how much, how bad, what first, and what was not looked at. */
export const setSummary = (sheet: Sheet, report: ReportDocument): void =>
  sheet.group('Sect', () => {
    sheet.doc.y += 6;
    sheet.text('Summary', { font: 'Helvetica-Bold', size: 15, gap: 5 }, 'H2');
    sheet.text(`${verdictOf(report)} ${promiseOf(report.first, report.places)}`.trim(), { size: 11, gap: 10 });
    setSeverities(sheet, report);
    setScores(sheet, report);
    setFirst(sheet, report);
    setMeasured(sheet, report);
  });
