import { atMostOne } from '../../../model/at-most-one.ts';
import { chrome } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed } from '../../../model/verdict.ts';
import { metasNamed } from '../../../page/tree/metadata.ts';
import { attr } from '../../../page/tree/node.ts';
import { responsive } from './input.ts';
import { metas, NONE, VIEWPORT, withViewport } from './viewport.ts';

const KNOWN = new Set([
  'width',
  'height',
  'initial-scale',
  'minimum-scale',
  'maximum-scale',
  'user-scalable',
  'viewport-fit',
  'interactive-widget',
  'shrink-to-fit',
  'target-densitydpi',
  'minimal-ui',
]);

const DROPPED = new Set(['shrink-to-fit', 'target-densitydpi', 'minimal-ui']);

export const VIEWPORT_META_CHECKS = [
  responsive('resp-viewport', 'serious', 'Viewport is not set', {
    help: chrome('performance/insights/viewport'),
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
    requirements: { criteria: [{ sc: '1.4.10', when: 'may' }], techniques: ['C31', 'C32'], failures: ['F102'] },
    run: (input) =>
      metas(input).length
        ? passed()
        : failed('Without a viewport meta element, phones lay out the page at a width of about 980 pixels.'),
    examples: { passed: sample.GOOD, failed: '' },
  }),
  responsive('resp-viewport-device-width', 'serious', 'Viewport width is not device-width', {
    help: VIEWPORT,
    fix: 'Set width=device-width.',
    requirements: null,
    run: (input) =>
      withViewport(input, (found) =>
        found.get('width') === 'device-width' ||
        (!found.has('width') && Number.parseFloat(found.get('initial-scale') ?? '') === 1)
          ? null
          : 'The viewport does not set width=device-width.',
      ),
    examples: {
      passed: [sample.GOOD, sample.viewport('initial-scale=1')],
      failed: sample.viewport('width=1200'),
      notApplicable: '',
    },
  }),
  responsive('resp-viewport-fixed', 'serious', 'Viewport has a fixed width', {
    help: VIEWPORT,
    fix: 'Set width=device-width.',
    requirements: {
      criteria: [
        { sc: '1.4.10', when: 'may' },
        { sc: '1.4.4', when: 'may' },
      ],
      techniques: ['C32'],
    },
    run: (input) =>
      withViewport(input, (found) =>
        /^\d/.test(found.get('width') ?? '')
          ? `The viewport is ${found.get('width')} pixels wide on every device.`
          : null,
      ),
    examples: { passed: sample.GOOD, failed: sample.viewport('width=1200'), notApplicable: '' },
  }),
  responsive('resp-viewport-scale', 'minor', 'Viewport does not start at scale 1', {
    help: VIEWPORT,
    fix: 'Set initial-scale=1.',
    requirements: null,
    run: (input) =>
      withViewport(input, (found) =>
        found.has('initial-scale') && Number.parseFloat(found.get('initial-scale')!) !== 1
          ? `initial-scale is ${found.get('initial-scale')}.`
          : null,
      ),
    examples: { passed: sample.GOOD, failed: sample.viewport('initial-scale=0.5'), notApplicable: '' },
  }),
  responsive('resp-viewport-minimum', 'minor', 'Zooming out is limited', {
    help: VIEWPORT,
    fix: 'Remove minimum-scale.',
    requirements: null,
    run: (input) =>
      withViewport(input, (found) =>
        Number.parseFloat(found.get('minimum-scale') ?? '0') > 1
          ? `minimum-scale is ${found.get('minimum-scale')}.`
          : null,
      ),
    examples: { passed: sample.GOOD, failed: sample.viewport('minimum-scale=2'), notApplicable: '' },
  }),
  responsive('resp-viewport-syntax', 'minor', 'Viewport has unknown or obsolete properties', {
    help: VIEWPORT,
    fix: 'Use known properties, separated by commas.',
    requirements: null,
    run: (input) =>
      withViewport(input, (found, raw) => {
        const unknown = [...found.keys()].filter((name) => !KNOWN.has(name));
        if (unknown.length) return `Unknown: ${unknown.slice(0, 5).join(', ')}.`;
        const old = [...found.keys()].filter((name) => DROPPED.has(name));
        if (old.length) return `Obsolete: ${old.join(', ')}.`;
        return raw.includes(';') ? 'Properties are separated by semicolons instead of commas.' : null;
      }),
    examples: {
      passed: sample.GOOD,
      failed: [
        sample.viewport('widht=device-width'),
        sample.viewport('width=device-width; initial-scale=1'),
        sample.viewport('width=device-width, shrink-to-fit=no'),
      ],
      notApplicable: '',
    },
  }),
  responsive('resp-viewport-multiple', 'moderate', 'There are several viewports', {
    help: VIEWPORT,
    fix: 'Keep one viewport meta element.',
    requirements: null,
    run: atMostOne((page) => metasNamed(page, 'viewport'), {
      none: NONE,
      message: (n) => `There are ${n} viewport meta elements; the last one applies.`,
    }),
    examples: { passed: sample.GOOD, failed: { head: sample.GOOD.head + sample.GOOD.head }, notApplicable: '' },
  }),
  responsive('resp-viewport-fit', 'info', 'Viewport properties for notches or keyboards are wrong', {
    help: VIEWPORT,
    fix: 'Use auto, contain or cover for viewport-fit; resizes-visual, resizes-content or overlays-content for interactive-widget.',
    requirements: null,
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
  }),
];
