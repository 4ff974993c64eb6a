import { chrome } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { sheetsOf } from '../../../model/style-sheets.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { responsive } from './input.ts';

export const respFontDisplay = responsive('resp-font-display', 'minor', 'Text is invisible while its font loads', {
  help: chrome('lighthouse/performance/font-display'),
  fix: 'Add font-display: swap, or optional, to each @font-face rule.',
  requirements: null,
  run: (input) => {
    const faces = sheetsOf(input).flatMap(({ sheet }) =>
      sheet().atRules.filter(({ name, block }) => name === 'font-face' && /\burl\((?!\s*["']?data:)/i.test(block)),
    );
    if (!faces.length) return notApplicable('No font is loaded.');
    const hidden = faces.filter(({ block }) => !/\bfont-display\s*:\s*(swap|fallback|optional)\b/i.test(block));
    const families = hidden.map(({ block }) => /\bfont-family\s*:\s*([^;}]+)/i.exec(block)?.[1]?.trim() ?? 'a font');
    return hidden.length
      ? {
          ...failed(
            say`${hidden.length} of ${faces.length} fonts hide their text while they load: ${[...new Set(families)].slice(0, 5).join(', ')}.`,
          ),
          applicable: faces.length,
          total: hidden.length,
        }
      : passed(faces.length);
  },
  examples: {
    passed: sample.css('@font-face{font-family:A;src:url(a.woff2);font-display:swap}'),
    failed: [
      sample.css('@font-face{font-family:A;src:url(a.woff2)}'),
      sample.css('@media screen{@font-face{font-family:A;src:url(a.woff2);font-display:block}}'),
    ],
    notApplicable: [
      '',
      sample.css('@font-face{font-family:A;src:local(A)}'),
      sample.css('@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}'),
    ],
  },
});
