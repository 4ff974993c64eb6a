import { Refusal } from '../../errors/refusal.ts';
import { CHECKS_VERSION } from '../stages/checks-version.ts';
import type { RenderFormat } from './format.ts';
import { renderHtml } from './html.ts';
import { renderPdf } from './pdf.ts';
import { readReport } from './read-report.ts';
import { notLaidOut } from './render-failed.ts';

/** A report as a document: text for html, bytes for pdf. Throws RENDER_FAILED where none can be made of it. */
export const renderReport = async (
  report: Readonly<Record<string, unknown>>,
  format: RenderFormat,
): Promise<string | Uint8Array> => {
  try {
    const document = readReport(report, CHECKS_VERSION);
    return format === 'html' ? renderHtml(document) : await renderPdf(document);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw notLaidOut(error);
  }
};
