import { latin } from './latin.ts';
import { PAGE, type Sheet } from './sheet.ts';

/** A bookmark to where the sheet is now. */
export const bookmark = (
  { doc }: Sheet,
  title: string,
  below: PDFKit.PDFOutline = doc.outline,
  expanded = false,
): PDFKit.PDFOutline => {
  // Measured from the right and the top of the page, which the types of pdfkit do not list.
  const options = { expanded, left: PAGE.width, top: Math.max(0, doc.y - 12) };
  return below.addItem(latin(title), options);
};

/** The heading of a part of the report, with its bookmark. */
export const heading = (sheet: Sheet, title: string): PDFKit.PDFOutline => {
  if (sheet.room(90)) {
    sheet.doc.y += 12;
    sheet.rule();
  }
  const item = bookmark(sheet, title, undefined, true);
  sheet.text(title, { font: 'Helvetica-Bold', size: 15, gap: 5 }, 'H2');
  return item;
};
