import type { ShownSection, ShownTable } from './model.ts';
import { INK, LINE, PAGE, QUIET, type Sheet, WIDTH } from './sheet.ts';

/** A table with a caption; columns share the width by their longest texts. */
export const setTable = (sheet: Sheet, { title, head, rows, more }: ShownTable): void => {
  const { doc } = sheet;
  if (!sheet.room(50)) return;
  doc.y += 4;
  sheet.text(title, { font: 'Helvetica-Bold', size: 9.5 });
  // The column with the longest texts takes what the others leave.
  const longest = head.map((name, i) => Math.min(60, Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0))));
  const sum = longest.reduce((a, b) => a + Math.max(b, 6), 0);
  const widths = longest.map((length) => (WIDTH * Math.max(length, 6)) / sum);
  const row = (cells: readonly string[], font: string, color: string) => {
    const shown = cells.map((cell) => sheet.latin(cell));
    doc.font(font).fontSize(8);
    const height = Math.max(...shown.map((cell, i) => doc.heightOfString(cell || ' ', { width: widths[i]! - 8 })));
    if (!sheet.room(Math.min(height + 4, 200))) return;
    const top = doc.y;
    let x = PAGE.margin;
    shown.forEach((cell, i) => {
      doc.fillColor(color).text(cell, x, top, { width: widths[i]! - 8, height: 200, ellipsis: true });
      x += widths[i]!;
    });
    doc.y = top + Math.min(height, 200) + 3;
    doc
      .moveTo(PAGE.margin, doc.y - 1)
      .lineTo(PAGE.margin + WIDTH, doc.y - 1)
      .lineWidth(0.3)
      .strokeColor(LINE)
      .stroke();
    doc.y += 2;
  };
  row(head, 'Helvetica-Bold', QUIET);
  for (const cells of rows) row(cells, 'Helvetica', INK);
  if (more) sheet.text(`and ${more} more rows`, { size: 8, color: QUIET });
};

/** Colours with their names, by where they are used. */
export const setSwatches = (sheet: Sheet, { panel }: ShownSection): void => {
  const { doc } = sheet;
  for (const { title, colors } of panel.swatches) {
    if (!sheet.room(40)) return;
    sheet.text(title, { font: 'Helvetica-Bold', size: 9 });
    const columns = 8;
    const cell = WIDTH / columns;
    for (let i = 0; i < colors.length; i += columns) {
      if (!sheet.room(18)) return;
      const top = doc.y;
      colors.slice(i, i + columns).forEach(({ hex }, j) => {
        const x = PAGE.margin + j * cell;
        doc.rect(x, top, 11, 11).lineWidth(0.5).fillAndStroke(hex, QUIET);
        doc
          .font('Courier')
          .fontSize(7.5)
          .fillColor(INK)
          .text(hex, x + 15, top + 2, { lineBreak: false });
      });
      doc.y = top + 16;
    }
  }
};

/** Label and value, one under the other. */
export const setFacts = (sheet: Sheet, { panel }: ShownSection): void => {
  const { doc } = sheet;
  for (const [label, value] of panel.facts) {
    const shown = sheet.latin(value);
    doc.font('Helvetica').fontSize(9);
    const height = doc.heightOfString(shown, { width: WIDTH - 140 });
    if (!sheet.room(Math.min(height + 3, 200))) return;
    const top = doc.y;
    doc.fillColor(QUIET).text(label, PAGE.margin, top, { width: 130 });
    doc.fillColor(INK).text(shown, PAGE.margin + 140, top, { width: WIDTH - 140 });
    doc.y = Math.max(top + height, top + 11) + 2.5;
  }
};
