import type { Language } from './language/language.ts';
import { latin } from './latin.ts';
import type { ReportDocument, ShownSection, ShownTable } from './model.ts';
import { bookmark, heading } from './pdf-parts.ts';
import { INK, LINE, PAGE, QUIET, type Sheet, WIDTH } from './sheet.ts';

/** Rows of one table: the HTML report has them all. */
const ROWS = 60;

const hairline = (sheet: Sheet): void => {
  const { doc } = sheet;
  const { y } = doc;
  sheet.artifact('Layout', () =>
    doc
      .moveTo(PAGE.margin, y - 1)
      .lineTo(PAGE.margin + WIDTH, y - 1)
      .lineWidth(0.3)
      .strokeColor(LINE)
      .stroke(),
  );
  doc.y = y + 2;
};

/** A table with a caption; columns share the width by their longest texts. */
export const setTable = (sheet: Sheet, { title, head, rows, more }: ShownTable, language: Language): void => {
  const { doc } = sheet;
  if (!sheet.room(60)) return;
  doc.y += 4;
  const names = head.map((name) => latin(name));
  const shown = rows.slice(0, ROWS).map((row) => row.map((cell) => latin(cell)));
  const longest = head.map((name, i) =>
    Math.min(60, Math.max(name.length, ...shown.map((row) => row[i]?.length ?? 0))),
  );
  const sum = longest.reduce((a, b) => a + Math.max(b, 6), 0);
  const widths = longest.map((length) => (WIDTH * Math.max(length, 6)) / sum);
  const left = widths.map((_, i) => PAGE.margin + widths.slice(0, i).reduce((a, b) => a + b, 0));
  const draw = (cells: readonly string[], i: number, top: number, isHead: boolean): void => {
    doc.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
    doc.fillColor(isHead ? QUIET : INK);
    doc.text(cells[i] ?? '', left[i]!, top, { width: widths[i]! - 8, height: 200, ellipsis: true });
  };
  const setRow = (cells: readonly string[], kind: 'TH' | 'TD'): void => {
    const top = doc.y;
    sheet.group('TR', () => {
      for (const i of cells.keys()) sheet.leaf(kind, () => draw(cells, i, top, kind === 'TH'));
    });
    doc.y = top;
  };
  const repeatHead = (): void => {
    const top = doc.y;
    sheet.artifact('Pagination', () => {
      for (const i of names.keys()) draw(names, i, top, true);
    });
    doc.y = top + 13;
    hairline(sheet);
  };
  sheet.group('Table', () => {
    sheet.text(title, { font: 'Helvetica-Bold', size: 9.5, gap: 3 }, 'Caption');
    setRow(names, 'TH');
    doc.y += 13;
    hairline(sheet);
    for (const cells of shown) {
      doc.font('Helvetica').fontSize(8);
      const tallest = Math.max(...cells.map((cell, i) => doc.heightOfString(cell || ' ', { width: widths[i]! - 8 })));
      const height = Math.min(tallest, 200);
      const page = sheet.page;
      if (!sheet.room(height + 6)) return;
      // The names of the columns once more, for the eye.
      if (sheet.page !== page) repeatHead();
      setRow(cells, 'TD');
      doc.y += height + 3;
      hairline(sheet);
    }
  });
  const unseen = more + rows.length - shown.length;
  if (unseen) sheet.text(language.count('rows', unseen), { size: 8, color: QUIET });
};

/** Colours with their values, by where they are used. */
const setSwatches = (sheet: Sheet, { panel }: ShownSection): void => {
  const { doc } = sheet;
  const columns = 8;
  const cell = WIDTH / columns;
  for (const { title, colors } of panel.swatches) {
    if (!sheet.room(40)) return;
    sheet.text(title, { font: 'Helvetica-Bold', size: 9 }, 'H4');
    sheet.group('L', () => {
      for (let i = 0; i < colors.length; i += columns) {
        if (!sheet.room(18)) return;
        const top = doc.y;
        colors.slice(i, i + columns).forEach(({ hex }, j) => {
          const x = PAGE.margin + j * cell;
          sheet.artifact('Layout', () => doc.rect(x, top, 11, 11).lineWidth(0.5).fillAndStroke(hex, QUIET));
          sheet.group('LI', () =>
            sheet.leaf('LBody', () => {
              doc.font('Courier').fontSize(7.5).fillColor(INK);
              doc.text(hex, x + 15, top + 2, { lineBreak: false });
            }),
          );
        });
        doc.y = top + 16;
      }
    });
  }
};

/** Label and value, side by side. */
const setFacts = (sheet: Sheet, { panel }: ShownSection): void => {
  const { doc } = sheet;
  if (!panel.facts.length) return;
  sheet.group('L', () => {
    for (const [label, value] of panel.facts) {
      const shown = latin(value);
      doc.font('Helvetica').fontSize(9);
      const height = Math.max(11, doc.heightOfString(shown, { width: WIDTH - 140 }));
      if (!sheet.room(Math.min(height + 3, 200))) return;
      const top = doc.y;
      sheet.group('LI', () => {
        sheet.leaf('Lbl', () => doc.fillColor(QUIET).text(latin(label), PAGE.margin, top, { width: 130 }));
        sheet.leaf('LBody', () => doc.fillColor(INK).text(shown, PAGE.margin + 140, top, { width: WIDTH - 140 }));
      });
      doc.y = top + height + 2.5;
    }
  });
};

const setSection = (sheet: Sheet, one: ShownSection, outline: PDFKit.PDFOutline, language: Language): void => {
  const { passed, failed, notApplicable, undecided, panel } = one;
  if (!sheet.room(80)) return;
  sheet.doc.y += 8;
  bookmark(sheet, one.label, outline);
  sheet.group('Sect', () => {
    sheet.text(one.label, { font: 'Helvetica-Bold', size: 11.5, gap: 3 }, 'H3');
    const left = undecided.reduce((sum, { ids }) => sum + ids.length, 0);
    if (passed.length + failed + notApplicable + left)
      sheet.text(language.text('outcomes', { passed: passed.length, failed, notApplicable, undecided: left }), {
        size: 8.5,
        color: QUIET,
        gap: 4,
      });
    if (passed.length)
      sheet.text(language.text('passedList', { list: passed.join(', ') }), { size: 8, color: QUIET, gap: 5 });
    setFacts(sheet, one);
    setSwatches(sheet, one);
    for (const shown of panel.tables) setTable(sheet, shown, language);
  });
};

/** Facts, tables and colours of each section, with how its checks came out. */
export const setSections = (sheet: Sheet, { sections, language }: ReportDocument): void => {
  if (!sections.length) return;
  sheet.group('Sect', () => {
    const outline = heading(sheet, language.text('data'));
    for (const one of sections) setSection(sheet, one, outline, language);
  });
};

/** Checks that source alone could not answer. */
export const setUndecided = (sheet: Sheet, { sections, language }: ReportDocument): void => {
  const all = sections.flatMap(({ undecided }) => undecided);
  if (!all.length) return;
  sheet.group('Sect', () => {
    heading(sheet, language.text('undecided'));
    sheet.text(language.text('undecidedIntro'), { gap: 4 });
    sheet.group('L', () => {
      for (const { reason, ids } of all)
        sheet.group('LI', () => sheet.text(`• ${reason} (${ids.join(', ')})`, { size: 8.5, indent: 6 }, 'LBody'));
    });
  });
};

/** Findings that are ignored until a day. */
export const setIgnored = (sheet: Sheet, { ignored, language }: ReportDocument): void => {
  if (!ignored.length) return;
  sheet.group('Sect', () => {
    heading(sheet, language.text('ignored'));
    sheet.group('L', () => {
      for (const { check, count, until, reason, by } of ignored) {
        const why = language.text('ignoredUntil', { day: until, reason });
        const line = `• ${check}, ${language.count('place', count)}, ${why}${by ? ` (${by})` : ''}`;
        sheet.group('LI', () => sheet.text(line, { size: 8.5, indent: 6 }, 'LBody'));
      }
    });
  });
};
