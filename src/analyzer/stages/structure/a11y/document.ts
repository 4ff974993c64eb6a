import { attr, type Element } from '../../../page/node.ts';
import { ownText } from '../../../page/parse.ts';
import { act, axe } from '../../links.ts';
import type { Verdict } from '../../types.ts';
import { failed, notApplicable, passed } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const title = a11y(
  {
    id: 'a11y-document-title',
    severity: 'serious',
    title: 'Page has no title',
    help: act('2779a5'),
    fix: 'Add a title element that describes the page.',
  },
  ({ page }) => {
    const [first] = page.byTag('title');
    if (!first) return failed('The page has no title element.');
    return ownText(first).trim() ? passed() : failed('The title element is empty.', [page.item(first)]);
  },
);

/** Properties of a viewport meta as browsers read them (CSS Viewport, 'parsing algorithm'): separators are comma, semicolon and space. */
export const viewportProperties = (content: string): Map<string, string> => {
  const properties = new Map<string, string>();
  for (const [, name, value] of content.matchAll(/([^\s,;=]+)\s*(?:=\s*([^\s,;=]*))?/g))
    properties.set(name!.toLowerCase(), (value ?? '').toLowerCase());
  return properties;
};

/** The scale a value stands for; null where it is ignored (negative numbers). */
const scaleOf = (value: string): number | null => {
  if (value === 'yes') return 1;
  if (value === 'device-width' || value === 'device-height') return 10;
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 0.1;
  return number < 0 ? null : number;
};

/** What keeps a reader from zooming to 200 %, or null. */
export const zoomFault = (content: string): string | null => {
  const properties = viewportProperties(content);
  const scalable = properties.get('user-scalable');
  if (scalable !== undefined && scalable !== 'yes' && !/^device-/.test(scalable)) {
    const number = Number.parseFloat(scalable);
    if (scalable === 'no' || Number.isNaN(number) || Math.abs(number) < 1) return `user-scalable=${scalable}`;
  }
  const maximum = properties.get('maximum-scale');
  const scale = maximum === undefined ? null : scaleOf(maximum);
  return scale !== null && scale < 2 ? `maximum-scale=${maximum}` : null;
};

const viewportMetas = (view: Pick<View, 'page'>): readonly Element[] =>
  view.page
    .byTag('meta')
    .filter((meta) => attr(meta, 'name')?.trim().toLowerCase() === 'viewport' && attr(meta, 'content') !== undefined);

const viewport = a11y.each(
  {
    id: 'a11y-meta-viewport',
    severity: 'critical',
    title: 'Zooming is disabled',
    help: act('b4f0c3'),
    fix: 'Remove user-scalable=no and maximum-scale from the viewport meta element.',
  },
  (view) => viewportMetas(view).filter((meta) => /user-scalable|maximum-scale/i.test(attr(meta, 'content')!)),
  (meta) => zoomFault(attr(meta, 'content')!),
  {
    none: 'No viewport meta element limits scaling.',
    message: () => 'The viewport meta element prevents zooming to 200%.',
  },
);

/** The delay of the first refresh meta that HTML accepts, with its element; undefined where there is none. */
const refreshOf = ({
  page,
}: Pick<View, 'page'>): { element: Element; seconds: number; url: string | null } | undefined => {
  for (const element of page.byTag('meta')) {
    if (attr(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh') continue;
    const match = /^[\t\n\f\r ]*(\d+|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,]+(.*)$)/s.exec(attr(element, 'content') ?? '');
    if (!match) continue;
    const rest = /^(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?["']?([^"']*)/i.exec(match[2] ?? '');
    return { element, seconds: Number(match[1] || 0), url: rest?.[1]?.trim() || null };
  }
  return undefined;
};

const refreshVerdict = (view: View, allowed: (seconds: number) => boolean): Verdict => {
  const refresh = refreshOf(view);
  if (!refresh) return notApplicable('The page does not refresh itself.');
  const { element, seconds, url } = refresh;
  if (allowed(seconds)) return passed();
  return failed(`The page ${url ? 'redirects' : 'reloads itself'} after ${seconds} seconds.`, [
    view.page.item(element),
  ]);
};

/** Longer delays are outside of WCAG 2.2.1. */
const TWENTY_HOURS = 72_000;

const refresh = a11y(
  {
    id: 'a11y-meta-refresh',
    severity: 'critical',
    title: 'Page refreshes itself after a delay',
    help: act('bc659a'),
    fix: 'Remove the refresh, or redirect at once on the server.',
  },
  (view) => refreshVerdict(view, (seconds) => seconds === 0 || seconds > TWENTY_HOURS),
);

const refreshStrict = a11y(
  {
    id: 'a11y-meta-refresh-strict',
    severity: 'minor',
    title: 'Page refreshes itself after any delay',
    help: act('bisz58'),
    fix: 'Remove the refresh, or redirect at once on the server.',
  },
  (view) => refreshVerdict(view, (seconds) => seconds === 0),
);

const bypass = a11y(
  {
    id: 'a11y-bypass',
    severity: 'serious',
    title: 'No way to skip repeated content',
    help: act('cf77f2'),
    fix: 'Mark the main content with main, start it with a heading, or add a skip link.',
  },
  (view) => {
    const { page } = view;
    const links = page.byTag('a').filter((a) => /^#./.test(attr(a, 'href') ?? ''));
    if (!page.byTag('nav', 'a', 'header').length) return notApplicable('The page has no links or navigation to skip.');
    if (view.withRole('main', 'heading').length) return passed();
    if (links.some((a) => page.byId(decoded(attr(a, 'href')!.slice(1))))) return passed();
    return failed(
      'There is no main landmark, no heading and no link to the content.',
      page.body ? [page.item(page.body)] : [],
    );
  },
);

/** A fragment as an id: percent escapes undone where they are whole. */
const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

const skipTarget = a11y.each(
  {
    id: 'a11y-skip-link-target',
    severity: 'moderate',
    title: 'Skip link has no target',
    help: axe('skip-link'),
    fix: 'Add the id to the target of the link.',
  },
  ({ page }) =>
    page
      .byTag('a')
      .slice(0, 3)
      .filter((a) => /^#[^!/]/.test(attr(a, 'href') ?? '') && (attr(a, 'href') ?? '').toLowerCase() !== '#top'),
  (a, { page }) => {
    const target = decoded(attr(a, 'href')!.slice(1));
    return page.byId(target) || page.byTag('a').some((other) => attr(other, 'name') === target) ? null : target;
  },
  {
    none: 'The page does not start with a link to a fragment of itself.',
    message: () => 'A link at the top of the page points to a missing id.',
  },
);

const moving = a11y.each(
  {
    id: 'a11y-obsolete-motion',
    severity: 'serious',
    title: 'Text blinks or scrolls automatically',
    help: axe('marquee'),
    fix: 'Remove the blink or marquee element.',
  },
  (view) => view.page.byTag('blink', 'marquee').filter((element) => view.rendering.visible(element)),
  () => '',
  {
    none: 'There is no blink or marquee element.',
    message: (n) => `${n} elements blink or scroll automatically.`,
  },
);

export const documentChecks = [title, viewport, refresh, refreshStrict, bypass, skipTarget, moving];
