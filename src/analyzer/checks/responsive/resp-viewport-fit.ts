import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { notApplicable } from '../verdict.ts';
import { responsive } from './input.ts';
import { metas, VIEWPORT, withViewport } from './viewport.ts';

export const respViewportFit = responsive(
  'resp-viewport-fit',
  'info',
  'Viewport properties for notches or keyboards are wrong',
  {
    help: VIEWPORT,
    fix: 'Use auto, contain or cover for viewport-fit; resizes-visual, resizes-content or overlays-content for interactive-widget.',
    run: (input) => {
      const last = metas(input).at(-1);
      if (!last || !/viewport-fit|interactive-widget/i.test(attr(last, 'content')!))
        return notApplicable('The viewport sets neither.');
      return withViewport(input, (found) => {
        const [a, b] = [found.get('viewport-fit') ?? 'auto', found.get('interactive-widget') ?? 'resizes-visual'];
        return /^(auto|contain|cover)$/.test(a) && /^(resizes-visual|resizes-content|overlays-content)$/.test(b)
          ? null
          : `viewport-fit=${a}, interactive-widget=${b}.`;
      });
    },
    examples: {
      passed: sample.viewport('width=device-width, viewport-fit=cover'),
      failed: sample.viewport('viewport-fit=all'),
      notApplicable: sample.GOOD,
    },
  },
);
