import { latin } from './latin.ts';
import type { ReportDocument } from './model.ts';
import { ACCENT, INK, LINE, PAGE, QUIET, SEVERITY_COLORS, type Sheet, scoreColor, WIDTH } from './sheet.ts';
import { criteriaSentence, promiseOf, verdictOf } from './words.ts';

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

const setSeverities = (sheet: Sheet, { severities, findings, language }: ReportDocument): void => {
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
      doc.text(language.severity(severity), x + 12 + 10 * String(n).length, y + 14, { lineBreak: false });
    });
    sheet.leaf('P', () => {
      doc.font('Helvetica').fontSize(8).fillColor(QUIET);
      doc.text(language.count('place', places), x, y + 30, { width });
    });
  });
};

const setScores = (sheet: Sheet, { scores, history, language }: ReportDocument): void => {
  if (!scores.length) return;
  const { doc } = sheet;
  sheet.text(language.text('scores'), SUBHEAD, 'H3');
  const columns = Math.min(7, scores.length);
  setCells(sheet, scores, { columns, height: 72 }, ({ id, category, score, findings }, x, y, width) => {
    sheet.leaf('P', () => {
      doc.font('Helvetica').fontSize(8).fillColor(INK);
      doc.text(latin(category), x, y, { width, height: 20, ellipsis: true });
    });
    sheet.leaf('P', () => {
      doc.font('Helvetica-Bold').fontSize(19).fillColor(scoreColor(score));
      doc.text(String(score), x, y + 22, { lineBreak: false });
    });
    sheet.artifact('Layout', () => {
      doc.rect(x, y + 43, width, 3).fill(LINE);
      doc.rect(x, y + 43, (width * score) / 100, 3).fill(scoreColor(score));
    });
    sheet.leaf('P', () => {
      const found = findings === 0 ? language.text('none') : language.count('finding', findings);
      const earlier = history.flatMap(({ scores: all }) => all.get(id) ?? []).slice(-5, -1);
      const trend = earlier.length ? `\n${[...earlier, score].join(' > ')}` : '';
      doc.font('Helvetica').fontSize(7.5).fillColor(QUIET);
      doc.text(`${latin(found)}${trend}`, x, y + 49, { width, height: 20, ellipsis: true });
    });
  });
};

const setFirst = (sheet: Sheet, { first, fixes, language }: ReportDocument): void => {
  if (!first.fixes.length || !sheet.room(80)) return;
  const { doc } = sheet;
  sheet.text(language.text('first'), SUBHEAD, 'H3');
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
          const line = [language.severity(one.severity), one.areas.join(', '), language.count('place', one.count)].join(
            ' · ',
          );
          sheet.text(line, { size: 8.5, color: QUIET, indent: 20, gap: 5 });
        });
      });
    }),
  );
};

const setMeasured = (sheet: Sheet, { scores, unmeasured, narrowed, language }: ReportDocument): void => {
  const list = (lines: readonly string[]) =>
    sheet.group('L', () => {
      for (const line of lines)
        sheet.group('LI', () => sheet.text(`• ${line}`, { size: 9, indent: 6, gap: 1 }, 'LBody'));
    });
  if (scores.length || narrowed.length) {
    if (!sheet.room(60)) return;
    sheet.doc.y += 6;
    sheet.text(language.text('measured'), SUBHEAD, 'H3');
    if (scores.length) sheet.text(`${language.list(scores.map(({ category }) => category))}.`, { gap: 3 });
    if (narrowed.length) {
      sheet.text(`${language.text('partly')}:`, { gap: 2 });
      list(narrowed.map(({ stage, reason }) => `${stage}. ${reason}`));
    }
  }
  if (!unmeasured.length || !sheet.room(60)) return;
  sheet.doc.y += 6;
  sheet.text(language.text('notMeasured'), SUBHEAD, 'H3');
  list(unmeasured.map(({ names, reason }) => `${names.join(', ')}. ${reason}`));
};

/** What somebody reads who reads one page: how much, how bad, what first, and what was not looked at. */
export const setSummary = (sheet: Sheet, report: ReportDocument): void =>
  sheet.group('Sect', () => {
    sheet.doc.y += 6;
    const { language, first, places } = report;
    sheet.text(language.text('summary'), { font: 'Helvetica-Bold', size: 15, gap: 5 }, 'H2');
    const sentences = [
      verdictOf(report, language),
      criteriaSentence(report, language),
      promiseOf(first, places, language),
    ].filter(Boolean);
    for (const sentence of sentences) sheet.text(sentence, { size: 10.5, gap: 4 });
    sheet.doc.y += 6;
    setSeverities(sheet, report);
    setScores(sheet, report);
    setFirst(sheet, report);
    setMeasured(sheet, report);
  });
