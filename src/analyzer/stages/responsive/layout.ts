import { attr } from '../../page/node.ts';
import { act, mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { type ResponsiveInput, responsive, unlessMissing } from './define.ts';

const MEDIA = mdn('CSS/CSS_media_queries/Using_media_queries');

const NO_STYLES = 'The page has no style sheets.';
const hasStyles = ({ styles, missing, page }: ResponsiveInput): boolean =>
  styles.sheets > 0 || missing.length > 0 || page.byAttribute('style').length > 0;

const isFluid = ({ styles: { fluid } }: ResponsiveInput): boolean =>
  fluid.flex + fluid.grid + fluid.clamp + fluid.minmax > 0;
const adapts = ({ styles }: ResponsiveInput): boolean =>
  [...styles.queries.values()].some(({ features }) =>
    features.some((feature) => /width|orientation|aspect-ratio/.test(feature)),
  ) || styles.containerQueries > 0;

const queries = responsive(
  {
    id: 'resp-media-queries',
    severity: 'moderate',
    title: 'Layout does not adapt to the screen',
    help: MEDIA,
    fix: 'Use flexible layouts, and media or container queries where that is not enough.',
  },
  (input) => {
    if (!hasStyles(input)) return notApplicable(NO_STYLES);
    return adapts(input) || isFluid(input)
      ? passed()
      : unlessMissing(input, failed('There are no width queries, and neither flex nor grid layout.'));
  },
);

const deviceQueries = responsive(
  {
    id: 'resp-device-width-query',
    severity: 'minor',
    title: 'Deprecated device queries are used',
    help: mdn('CSS/@media/device-width'),
    fix: 'Use width instead of device-width.',
  },
  (input) => {
    const all = [...input.styles.queries.values()];
    if (!all.length) return notApplicable('There are no media queries.');
    const old = all.filter(({ features }) =>
      features.some((feature) => /device-(width|height|aspect-ratio)$/.test(feature)),
    );
    return old.length
      ? failed(`${old.length} media queries test device dimensions: ${old[0]!.query.slice(0, 100)}.`)
      : passed();
  },
);

const direction = responsive(
  {
    id: 'resp-mobile-first',
    severity: 'info',
    title: 'Styles are desktop-first',
    help: MEDIA,
    fix: 'Start with small screens and add min-width queries.',
  },
  ({ styles: { minWidth, maxWidth } }) => {
    if (minWidth + maxWidth === 0) return notApplicable('There are no width queries.');
    return maxWidth > 2 * minWidth
      ? failed(`${maxWidth} queries target smaller screens, ${minWidth} target larger ones.`)
      : passed();
  },
);

const fixedWidths = responsive(
  {
    id: 'resp-fixed-width',
    severity: 'moderate',
    title: 'Page-wide elements have fixed widths',
    help: mdn('CSS/max-width'),
    fix: 'Use max-width instead of width.',
  },
  (input) => {
    const { styles, page } = input;
    if (!hasStyles(input)) return notApplicable(NO_STYLES);
    const tables = page
      .byTag('table')
      .filter((table) => Number.parseInt(attr(table, 'width') ?? '', 10) > 480 && !attr(table, 'width')!.includes('%'));
    const inline = page
      .byAttribute('style')
      .filter(
        (element) =>
          /^(div|main|section|header|footer|body|table)$/.test(element.tag) &&
          element.depth <= 5 &&
          /(^|;)\s*width\s*:\s*(4[89]\d|[5-9]\d\d|\d{4,})px/i.test(attr(element, 'style') ?? ''),
      );
    const places = [...tables, ...inline];
    if (!places.length && !styles.fixedWidths.length) return passed();
    return failed(
      `Declared wider than a phone screen: ${[...styles.fixedWidths.slice(0, 3), ...places.slice(0, 3).map(({ tag }) => tag)].join('; ')}.`,
      places.slice(0, 20).map((element) => page.item(element)),
    );
  },
);

const textUnits = responsive(
  {
    id: 'resp-text-units',
    severity: 'info',
    title: 'Font sizes use pixels only',
    help: mdn('CSS/font-size'),
    fix: 'Use rem, so that text follows the user’s setting.',
  },
  (input) => {
    const { px, relative } = input.styles.fontSizes;
    if (!px && !relative) return notApplicable('No font size is declared.');
    return px && !relative ? failed(`${px} font sizes are in pixels, none in rem, em or percent.`) : passed();
  },
);

const viewportText = responsive(
  {
    id: 'resp-vw-text',
    severity: 'moderate',
    title: 'Font size depends on the viewport only',
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
    fix: 'Combine it with rem: clamp(1rem, 2vw, 2rem).',
  },
  ({ styles: { fontSizes } }) => {
    if (fontSizes.px + fontSizes.relative + fontSizes.viewportOnly.length === 0)
      return notApplicable('No font size is declared.');
    return fontSizes.viewportOnly.length
      ? failed(`Not enlarged by zooming: ${fontSizes.viewportOnly.slice(0, 3).join('; ')}.`)
      : passed();
  },
);

const motion = responsive(
  {
    id: 'resp-reduced-motion',
    severity: 'minor',
    title: 'Motion ignores prefers-reduced-motion',
    help: mdn('CSS/@media/prefers-reduced-motion'),
    fix: 'Disable animations under prefers-reduced-motion: reduce.',
  },
  (input) => {
    if (!input.styles.animated) return notApplicable('Nothing is animated in the style sheets that were read.');
    return input.styles.preferences.reducedMotion
      ? passed()
      : unlessMissing(input, failed('There are animations or transitions, and no prefers-reduced-motion query.'));
  },
);

const dark = responsive(
  {
    id: 'resp-dark-scheme',
    severity: 'info',
    title: 'There is no dark colour scheme',
    help: mdn('CSS/@media/prefers-color-scheme'),
    fix: 'Add prefers-color-scheme: dark, or color-scheme: light dark.',
  },
  (input) => {
    const meta = input.page
      .byTag('meta')
      .some((one) => attr(one, 'name')?.toLowerCase() === 'color-scheme' && /dark/i.test(attr(one, 'content') ?? ''));
    return input.styles.preferences.dark || meta
      ? passed()
      : unlessMissing(input, failed('There is neither a prefers-color-scheme query nor a dark color-scheme.'));
  },
);

const print = responsive(
  {
    id: 'resp-print',
    severity: 'info',
    title: 'There are no print styles',
    help: mdn('CSS/CSS_media_queries/Printing'),
    fix: 'Add a print style sheet if users are likely to print the page.',
  },
  (input) => (input.styles.preferences.print ? passed() : unlessMissing(input, failed('No rule applies to print.'))),
);

const orientation = responsive(
  {
    id: 'resp-orientation-lock',
    severity: 'serious',
    title: 'Page is locked to one orientation',
    help: act('b33eff'),
    fix: 'Remove the rotation under orientation queries.',
  },
  ({ styles }) => {
    const asks = [...styles.queries.values()].some(({ features }) => features.includes('orientation'));
    if (!asks) return notApplicable('No media query tests the orientation.');
    return styles.rotations.length ? failed(`The page is rotated: ${styles.rotations[0]}.`) : passed();
  },
);

const heights = responsive(
  {
    id: 'resp-full-height',
    severity: 'info',
    title: 'Full height ignores mobile browser bars',
    help: mdn('CSS/length#relative_length_units_based_on_viewport'),
    fix: 'Add 100dvh after 100vh.',
  },
  ({ styles: { fullHeights } }) => {
    if (!fullHeights.vh && !fullHeights.dynamic) return notApplicable('No height equals the viewport height.');
    return fullHeights.vh && !fullHeights.dynamic
      ? failed(`${fullHeights.vh} heights are 100vh without a dvh alternative.`)
      : passed();
  },
);

export const layoutChecks = [
  queries,
  deviceQueries,
  direction,
  fixedWidths,
  textUnits,
  viewportText,
  motion,
  dark,
  print,
  orientation,
  heights,
];
