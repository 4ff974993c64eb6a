import PDFDocument from 'pdfkit';
import { createLatin } from './latin.ts';
import type { ReportDocument, ShownFinding, ShownSection } from './model.ts';
import { setFacts, setSwatches, setTable } from './pdf-panels.ts';
import { ACCENT, LINE, PAGE, QUIET, Sheet, scoreColor, WEIGHT_COLORS, WIDTH } from './sheet.ts';

/** The date of a document that has none: bytes are to be the same for the same report. */
const NO_DATE = new Date(0);

const scores = (sheet: Sheet, { scores: all, unmeasured }: ReportDocument): void => {
  const { doc } = sheet;
  const columns = 4;
  const cell = WIDTH / columns;
  for (let i = 0; i < all.length; i += columns) {
    if (!sheet.room(54)) return;
    const top = doc.y;
    all.slice(i, i + columns).forEach(({ category, score }, j) => {
      const x = PAGE.margin + j * cell;
      doc
        .font('Helvetica-Bold')
        .fontSize(22)
        .fillColor(scoreColor(score))
        .text(String(score), x, top, { lineBreak: false });
      doc
        .font('Helvetica')
        .fontSize(8.5)
        .fillColor(QUIET)
        .text(sheet.latin(category), x, top + 25, { width: cell - 10 });
      doc.rect(x, top + 40, cell - 16, 3).fill(LINE);
      doc.rect(x, top + 40, ((cell - 16) * score) / 100, 3).fill(scoreColor(score));
    });
    doc.y = top + 54;
  }
  if (unmeasured.length)
    sheet.text(`Not measured from source: ${unmeasured.join(', ')}.`, { size: 8.5, color: QUIET, gap: 6 });
};

const finding = (sheet: Sheet, one: ShownFinding): void => {
  const { doc } = sheet;
  if (!sheet.room(44)) return;
  const color = WEIGHT_COLORS[one.weight];
  const [page, top] = [sheet.pages, doc.y];
  const indent = 10;
  sheet.text(one.weight.toUpperCase(), { font: 'Helvetica-Bold', size: 6.8, color, indent, gap: 0 });
  sheet.text(one.title, { font: 'Helvetica-Bold', size: 10, indent, gap: 1 });
  if (one.message !== one.title) sheet.text(one.message, { indent });
  sheet.text(one.fix, { indent, color: QUIET });
  for (const { where, line, snippet, value } of one.items) {
    const place = [line === null ? '' : `line ${line}`, where].filter(Boolean).join('  ');
    sheet.text([place, value].filter(Boolean).join(': '), { size: 8, color: QUIET, indent: indent + 8, gap: 0 });
    sheet.text(snippet, { font: 'Courier', size: 7.5, indent: indent + 8, gap: 2 });
  }
  const more = one.count - one.items.length;
  if (one.items.length && more > 0) sheet.text(`and ${more} more`, { size: 8, color: QUIET, indent: indent + 8 });
  if (one.help) sheet.text(one.help, { size: 7.5, color: ACCENT, indent, link: one.help });
  if (sheet.pages === page)
    doc
      .moveTo(PAGE.margin + 2, top)
      .lineTo(PAGE.margin + 2, doc.y - 2)
      .lineWidth(2.2)
      .strokeColor(color)
      .stroke();
  doc.y += 7;
};

const section = (sheet: Sheet, one: ShownSection, outline: PDFKit.PDFOutline): void => {
  const { doc } = sheet;
  if (!sheet.room(90)) return;
  doc.y += 10;
  sheet.rule();
  outline.addItem(sheet.latin(one.label));
  sheet.text(one.label, { font: 'Helvetica-Bold', size: 15, gap: 3 });
  const checked = one.passed + one.failed + one.notApplicable + one.undecided.length;
  if (checked)
    sheet.text(
      `Checks: ${one.passed} passed, ${one.failed} failed, ${one.notApplicable} not applicable, ${one.undecided.length} undecided`,
      { size: 8.5, color: QUIET, gap: 6 },
    );
  if (!one.findings.length && one.passed) sheet.text('Nothing was found wrong.', { gap: 6 });
  for (const found of one.findings) finding(sheet, found);
  if (one.undecided.length) {
    sheet.text('Left undecided', { font: 'Helvetica-Bold', size: 10.5 });
    for (const { id, reason } of one.undecided) sheet.text(`${id}: ${reason}`, { size: 8.5, color: QUIET, gap: 1 });
    doc.y += 5;
  }
  if (one.panel.facts.length + one.panel.tables.length + one.panel.swatches.length) {
    if (sheet.room(60)) sheet.text('What was read', { font: 'Helvetica-Bold', size: 10.5, gap: 4 });
    setFacts(sheet, one);
    setSwatches(sheet, one);
    for (const shown of one.panel.tables) setTable(sheet, shown);
  }
};

const numberPages = (doc: PDFKit.PDFDocument, name: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    doc.switchToPage(i);
    // Below the margin, where text() would otherwise begin a page.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - PAGE.margin + 8;
    doc.font('Helvetica').fontSize(7.5).fillColor(QUIET);
    doc.text(name.length > 90 ? `${name.slice(0, 89)}…` : name, PAGE.margin, y, { lineBreak: false });
    doc.text(`${i + 1} / ${count}`, PAGE.margin, y, { width: WIDTH, align: 'right', lineBreak: false });
  }
};

/** The report as a PDF of text and rules, in the standard fonts. The same report gives the same bytes. */
export const renderPdf = async (report: ReportDocument): Promise<Uint8Array> => {
  const latin = createLatin();
  const name = latin(report.title || report.url || 'Page');
  const created = report.created ? new Date(report.created) : NO_DATE;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `Page report: ${name}`,
      Creator: 'Metamer',
      Producer: 'Metamer',
      CreationDate: Number.isNaN(created.getTime()) ? NO_DATE : created,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const sheet = new Sheet(doc, latin);
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ACCENT).text('PAGE REPORT', { characterSpacing: 1 });
  doc.y += 3;
  sheet.text(name, { font: 'Helvetica-Bold', size: 21, gap: 4, ready: true });
  sheet.text(report.url, { size: 10, color: ACCENT, link: report.link });
  const total = report.findings + report.dropped;
  sheet.text(
    [
      `${total} finding${total === 1 ? '' : 's'}`,
      report.created && `made on ${report.created}`,
      report.auditVersion && `audit format ${report.auditVersion}`,
      'read from source, without a browser',
    ]
      .filter(Boolean)
      .join(' · '),
    { size: 8.5, color: QUIET, gap: 14 },
  );
  // Whether something cannot be shown is known when all is set, so room is kept for the line.
  const noteAt = doc.y;
  doc.y += 12;
  scores(sheet, report);
  for (const { stage, reason } of report.incomplete)
    sheet.text(`Narrowed: ${stage}. ${reason}`, { size: 8.5, color: QUIET });
  for (const one of report.sections) section(sheet, one, doc.outline);
  if (sheet.full || report.dropped) {
    sheet.full = false;
    sheet.text(
      `The document ends here; ${report.dropped ? `${report.dropped} findings are` : 'the rest is'} left out.`,
      { color: QUIET },
    );
  }
  numberPages(doc, latin(report.url));
  if (latin.marked) {
    doc.switchToPage(0);
    doc.page.margins.bottom = 0;
    doc.font('Helvetica-Oblique').fontSize(8.5).fillColor(WEIGHT_COLORS.serious);
    doc.text(
      `${latin.marked} texts hold characters the PDF fonts cannot show, marked […]; the HTML report shows them.`,
      PAGE.margin,
      noteAt - 8,
      { lineBreak: false },
    );
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
};
