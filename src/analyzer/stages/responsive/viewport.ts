import { metasNamed } from '../../page/metadata.ts';
import { attr, type Element } from '../../page/node.ts';
import { act, chrome, mdn } from '../links.ts';
import { viewportProperties, zoomFault } from '../structure/a11y/document.ts';
import type { Verdict } from '../types.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { type ResponsiveInput, responsive } from './define.ts';

const VIEWPORT = mdn('HTML/Reference/Elements/meta/name/viewport');
const NONE = 'There is no viewport meta element.';

const metas = ({ page }: ResponsiveInput): readonly Element[] => metasNamed(page, 'viewport');

/** Judges the properties of the viewport that counts: the last one. */
const withViewport = (
  input: ResponsiveInput,
  test: (properties: Map<string, string>, raw: string) => string | null,
): Verdict => {
  const last = metas(input).at(-1);
  if (!last) return notApplicable(NONE);
  const raw = attr(last, 'content')!;
  const fault = test(viewportProperties(raw), raw);
  return fault === null ? passed() : failed(fault, [input.page.item(last, raw)]);
};

const present = responsive(
  {
    id: 'resp-viewport',
    severity: 'serious',
    title: 'Viewport is not set',
    help: chrome('performance/insights/viewport'),
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  (input) =>
    metas(input).length
      ? passed()
      : failed('Without a viewport meta element, phones lay out the page at a width of about 980 pixels.'),
);

const deviceWidth = responsive(
  {
    id: 'resp-viewport-device-width',
    severity: 'serious',
    title: 'Viewport width is not device-width',
    help: VIEWPORT,
    fix: 'Set width=device-width.',
  },
  (input) =>
    withViewport(input, (found) =>
      found.get('width') === 'device-width' ||
      (!found.has('width') && Number.parseFloat(found.get('initial-scale') ?? '') === 1)
        ? null
        : 'The viewport does not set width=device-width.',
    ),
);

const fixed = responsive(
  {
    id: 'resp-viewport-fixed',
    severity: 'serious',
    title: 'Viewport has a fixed width',
    help: VIEWPORT,
    fix: 'Set width=device-width.',
  },
  (input) =>
    withViewport(input, (found) =>
      /^\d/.test(found.get('width') ?? '')
        ? `The viewport is ${found.get('width')} pixels wide on every device.`
        : null,
    ),
);

const scale = responsive(
  {
    id: 'resp-viewport-scale',
    severity: 'minor',
    title: 'Viewport does not start at scale 1',
    help: VIEWPORT,
    fix: 'Set initial-scale=1.',
  },
  (input) =>
    withViewport(input, (found) =>
      found.has('initial-scale') && Number.parseFloat(found.get('initial-scale')!) !== 1
        ? `initial-scale is ${found.get('initial-scale')}.`
        : null,
    ),
);

const zoom = responsive(
  {
    id: 'resp-viewport-zoom',
    severity: 'serious',
    title: 'Zooming is disabled',
    help: act('b4f0c3'),
    fix: 'Remove user-scalable=no and maximum-scale.',
  },
  (input) =>
    withViewport(input, (_, raw) => (zoomFault(raw) ? `${zoomFault(raw)} prevents users from zooming.` : null)),
);

const minimum = responsive(
  {
    id: 'resp-viewport-minimum',
    severity: 'minor',
    title: 'Zooming out is limited',
    help: VIEWPORT,
    fix: 'Remove minimum-scale.',
  },
  (input) =>
    withViewport(input, (found) =>
      Number.parseFloat(found.get('minimum-scale') ?? '0') > 1
        ? `minimum-scale is ${found.get('minimum-scale')}.`
        : null,
    ),
);

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

const syntax = responsive(
  {
    id: 'resp-viewport-syntax',
    severity: 'minor',
    title: 'Viewport has unknown or obsolete properties',
    help: VIEWPORT,
    fix: 'Use known properties, separated by commas.',
  },
  (input) =>
    withViewport(input, (found, raw) => {
      const unknown = [...found.keys()].filter((name) => !KNOWN.has(name));
      if (unknown.length) return `Unknown: ${unknown.slice(0, 5).join(', ')}.`;
      const old = [...found.keys()].filter((name) => DROPPED.has(name));
      if (old.length) return `Obsolete: ${old.join(', ')}.`;
      return raw.includes(';') ? 'Properties are separated by semicolons instead of commas.' : null;
    }),
);

const many = responsive(
  {
    id: 'resp-viewport-multiple',
    severity: 'moderate',
    title: 'There are several viewports',
    help: VIEWPORT,
    fix: 'Keep one viewport meta element.',
  },
  (input) => {
    const all = metas(input);
    if (!all.length) return notApplicable(NONE);
    return all.length > 1
      ? failed(
          `There are ${all.length} viewport meta elements; the last one applies.`,
          all.map((one) => input.page.item(one)),
        )
      : passed();
  },
);

const fit = responsive(
  {
    id: 'resp-viewport-fit',
    severity: 'info',
    title: 'Viewport properties for notches or keyboards are wrong',
    help: VIEWPORT,
    fix: 'Use auto, contain or cover for viewport-fit; resizes-visual, resizes-content or overlays-content for interactive-widget.',
  },
  (input) => {
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
);

export const viewportChecks = [present, deviceWidth, fixed, scale, zoom, minimum, syntax, many, fit];
