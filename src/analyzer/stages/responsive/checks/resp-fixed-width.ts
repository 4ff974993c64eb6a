import { mdn } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { hasStyles, NO_STYLES, responsive } from './input.ts';

export const respFixedWidth = responsive('resp-fixed-width', 'moderate', 'Page-wide elements have fixed widths', {
  help: mdn('CSS/max-width'),
  fix: 'Use max-width instead of width.',
  requirements: { criteria: [{ sc: '1.4.10', when: 'may' }], techniques: ['C31', 'C32', 'C38'], failures: ['F102'] },
  run: (input) => {
    const { styles, page } = input;
    if (!hasStyles(input)) return notApplicable(NO_STYLES);
    const tables = page
      .byTag('table')
      .filter((table) => Number.parseInt(attr(table, 'width') ?? '', 10) > 480 && !attr(table, 'width')!.includes('%'));
    const inline = page
      .byAttribute('style')
      .filter(
        (element) =>
          /^(div|main|section|header|footer|body|table)$/.test(element.name) &&
          element.depth <= 5 &&
          /(^|;)\s*width\s*:\s*(4[89]\d|[5-9]\d\d|\d{4,})px/i.test(attr(element, 'style') ?? ''),
      );
    const places = [...tables, ...inline];
    if (!places.length && !styles.fixedWidths.length) return passed();
    return failed(
      say`Declared wider than a phone screen: ${[...styles.fixedWidths.slice(0, 3), ...places.slice(0, 3).map(({ name: tag }) => tag)].join('; ')}.`,
      places.map((element) => page.item(element)),
    );
  },
  examples: {
    passed: sample.css('main{max-width:960px}'),
    failed: [
      sample.css('main{width:960px}'),
      '<table width="800"><tr><td>x</td></tr></table><p style="color:red">x</p>',
    ],
    notApplicable: '',
  },
});
