import { Refusal } from '../../errors/refusal.ts';
import type { StandardId } from '../model/standards.ts';
import { CHECKS_VERSION } from '../stages/checks-version.ts';
import { conformanceOf } from './conformance.ts';
import type { RenderFormat } from './format.ts';
import { renderHtml } from './html.ts';
import type { LanguageId } from './language/ids.ts';
import { loadLanguage } from './language/load.ts';
import type { Brand } from './model.ts';
import { renderPdf } from './pdf.ts';
import { readReport } from './read-report.ts';
import { notLaidOut } from './render-failed.ts';
import type { ReportView } from './view.ts';

export interface RenderOptions {
  readonly format: RenderFormat;
  readonly standard?: StandardId | undefined;
  /** English if it is omitted. */
  readonly language?: LanguageId | undefined;
  readonly brand?: Brand | undefined;
  /** The whole report if it is omitted. */
  readonly view?: ReportView | undefined;
}

/** A report as a document: text for html, bytes for pdf. Throws RENDER_FAILED if none can be made of it. */
export const renderReport = async (
  report: Readonly<Record<string, unknown>>,
  { format, standard, language = 'en', brand, view }: RenderOptions,
): Promise<string | Uint8Array> => {
  try {
    const document = readReport(report, {
      checksVersion: CHECKS_VERSION,
      standard,
      language: await loadLanguage(language),
      brand,
    });
    const conformance = view === 'conformance' ? conformanceOf(document, report, standard) : undefined;
    return format === 'html' ? renderHtml(document, conformance) : await renderPdf(document, conformance);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw notLaidOut(error);
  }
};
