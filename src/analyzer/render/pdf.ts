import PDFDocument from 'pdfkit';
import type { Conformance } from './conformance.ts';
import { isShown, latin, lostTexts } from './latin.ts';
import type { ReportDocument } from './model.ts';
import { setConformance } from './pdf-conformance.ts';
import { setFindings } from './pdf-findings.ts';
import { bookmark, heading } from './pdf-parts.ts';
import { setIgnored, setSections, setUndecided } from './pdf-sections.ts';
import { setSummary } from './pdf-summary.ts';
import { ACCENT, PAGE, QUIET, SEVERITY_COLORS, Sheet, WIDTH } from './sheet.ts';
import { scoringWords } from './words.ts';

/** The date of a document that has none: bytes are to be the same for the same report. */
const NO_DATE = new Date(0);

const openDocument = (title: string, report: ReportDocument): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    bufferPages: true,
    lang: report.language.id,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Metamer', Producer: 'Metamer', CreationDate: report.readAt ?? NO_DATE },
  });

const setHead = (sheet: Sheet, name: string, report: ReportDocument): void => {
  const { url, link, read, auditVersion, checksVersion, language, brand } = report;
  if (brand) {
    const top = sheet.doc.y;
    const style = { font: 'Helvetica-Bold', size: 10, indent: 9, gap: 0 };
    sheet.text(language.text('preparedBy', { name: brand.name }), style);
    sheet.bar(brand.color ?? ACCENT, 0, top - 2);
    sheet.doc.y += 10;
  }
  sheet.text(language.text('report').toLocaleUpperCase(language.id), {
    font: 'Helvetica-Bold',
    size: 8,
    color: ACCENT,
    gap: 3,
  });
  sheet.text(name, { font: 'Helvetica-Bold', size: 22, gap: 4 }, 'H1', true);
  if (link) sheet.link(url, link, { size: 10, color: ACCENT, gap: 4 });
  else sheet.text(url, { size: 10, gap: 4 });
  const versions = [
    read && `${language.text('read')} ${read}`,
    language.text('fromSource'),
    auditVersion && `${language.text('format')} ${auditVersion}`,
    checksVersion && `${language.text('checks')} ${checksVersion}`,
  ];
  sheet.text(versions.filter(Boolean).join(' · '), { size: 8.5, color: QUIET, gap: 6 });
  const lost = lostTexts(report);
  if (lost)
    sheet.text(
      language.count('lost', lost),
      { font: 'Helvetica-Oblique', size: 8.5, color: SEVERITY_COLORS.serious, gap: 4 },
      'P',
      true,
    );
};

const setMethod = (sheet: Sheet, report: ReportDocument): void =>
  sheet.group('Sect', () => {
    heading(sheet, report.language.text('howScored'));
    for (const sentence of scoringWords(report, report.language)) sheet.text(sentence, { gap: 4 });
  });

const numberPages = (sheet: Sheet, name: string): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    doc.switchToPage(i);
    // Below the margin, where text() would otherwise begin a page.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - PAGE.margin + 8;
    sheet.artifact('Pagination', () => {
      doc.font('Helvetica').fontSize(7.5).fillColor(QUIET);
      doc.text(name.length > 90 ? `${name.slice(0, 89)}…` : name, PAGE.margin, y, { lineBreak: false });
      doc.text(`${i + 1} / ${count}`, PAGE.margin, y, { width: WIDTH, align: 'right', lineBreak: false });
    });
  }
};

/**
 * The report as a tagged PDF of text and rules, in the standard fonts: headings, lists, tables and links are structure
 * elements, for readers that do not see the page. The same report gives the same bytes.
 */
export const renderPdf = async (report: ReportDocument, conformance?: Conformance): Promise<Uint8Array> => {
  // A title that cannot be shown at all says less than the address.
  const name = latin([report.title, report.url].find((one) => one && isShown(one)) ?? report.language.text('report'));
  const doc = openDocument(latin(`${report.language.text('report')}: ${name}`), report);
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const sheet = new Sheet(doc);
  setHead(sheet, name, report);
  if (conformance) setConformance(sheet, report, conformance);
  else {
    bookmark(sheet, report.language.text('summary'));
    setSummary(sheet, report);
    setFindings(sheet, report);
    setIgnored(sheet, report);
    setUndecided(sheet, report);
    setSections(sheet, report);
    setMethod(sheet, report);
  }
  if (sheet.full || report.dropped) {
    sheet.full = false;
    const { dropped, language } = report;
    sheet.text(dropped ? language.count('omitted', dropped) : language.text('endsHere'), { color: QUIET });
  }
  sheet.end();
  numberPages(sheet, latin(report.url));
  doc.end();
  await done;
  return Buffer.concat(chunks);
};
