import { audit, runChecks } from '../../model/audit.ts';
import { linkedStyles } from '../../model/linked-styles.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage, StageInput } from '../../model/stage.ts';
import { A11Y_CHECKS, DOCUMENT_CHECKS } from './checks/index.ts';
import {
  documentReading,
  formReading,
  frameReading,
  headingReading,
  imageReading,
  landmarkReading,
  linkReading,
  scriptReading,
  sheetReading,
} from './facts/body.ts';
import { languageReading, metaReading, siteReading } from './facts/head.ts';
import { httpReading } from './facts/http.ts';
import { viewOf } from './facts/view.ts';

const judge = (input: StageInput) => {
  const view = viewOf(input.page, linkedStyles(input));
  return { view, a11y: runChecks(A11Y_CHECKS, view), document: runChecks(DOCUMENT_CHECKS, input) };
};

/** Reads the page: always on, its section is the core of every report. */
export const structureStage: Stage = {
  id: 'structure',
  keys: SECTION_KEYS.structure,
  checks: [...A11Y_CHECKS, ...DOCUMENT_CHECKS],
  run: (input: StageInput) => {
    const { page, gathered, decoded, now } = input;
    const { view, a11y, document } = judge(input);
    const images = imageReading(page);
    const meta = metaReading(page);
    const landmarks = landmarkReading(view);
    const { headings, outline } = headingReading(page);
    const content = {
      url: gathered.page.url,
      finalUrl: gathered.page.finalUrl,
      http: httpReading(gathered.page, decoded),
      meta,
      siteInfo: siteReading(page, gathered.page, now),
      document: documentReading(page),
      headings,
      outline,
      landmarks,
      links: linkReading(page),
      images,
      forms: formReading(page),
      scripts: scriptReading(page),
      stylesheets: sheetReading(page),
      iframes: frameReading(page),
      languages: languageReading(page),
      markupA11y: {
        ...audit(a11y),
        counts: {
          headings: outline.total,
          images: images.total,
          labels: page.byTag('label').length,
          landmarks: landmarks.length,
          lang: meta.lang,
        },
      },
      documentAudit: audit(document),
      parseErrors: { count: page.parseErrors.count, items: page.parseErrors.items },
    } satisfies Record<(typeof SECTION_KEYS.structure)[number], unknown>;
    return { content, results: [...a11y, ...document] };
  },
  judge: (input) => {
    const { a11y, document } = judge(input);
    return [...a11y, ...document];
  },
};
