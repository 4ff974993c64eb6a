import type { Verdict } from '../../../model/check.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { viewportProperties } from '../../../page/tree/metadata.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';

/** The scale a value stands for; null if it is ignored (negative numbers). */
const scaleOf = (value: string): number | null => {
  if (value === 'yes') return 1;
  if (value === 'device-width' || value === 'device-height') return 10;
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 0.1;
  return number < 0 ? null : number;
};

/** Viewport metas that have a content. */
export const viewportMetas = (view: Pick<View, 'page'>): readonly Element[] =>
  view.page
    .byTag('meta')
    .filter((meta) => attr(meta, 'name')?.trim().toLowerCase() === 'viewport' && attr(meta, 'content') !== undefined);

/** The largest scale a viewport allows, null if it states none. */
export const scaleLimit = (content: string): number | null => {
  const maximum = viewportProperties(content).get('maximum-scale');
  return maximum === undefined ? null : scaleOf(maximum);
};

/** What keeps a reader from zooming to 200 %, or null. */
export const zoomFault = (content: string): string | null => {
  const properties = viewportProperties(content);
  const scalable = properties.get('user-scalable');
  if (scalable !== undefined && scalable !== 'yes' && !/^device-/.test(scalable)) {
    const number = Number.parseFloat(scalable);
    if (scalable === 'no' || Number.isNaN(number) || Math.abs(number) < 1) return `user-scalable=${scalable}`;
  }
  const scale = scaleLimit(content);
  return scale !== null && scale < 2 ? `maximum-scale=${properties.get('maximum-scale')}` : null;
};

/** The delay of the first refresh meta that HTML accepts, with its element; undefined if there is none. */
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

export const refreshVerdict = (view: View, allowed: (seconds: number) => boolean): Verdict => {
  const refresh = refreshOf(view);
  if (!refresh) return notApplicable('The page does not refresh itself.');
  const { element, seconds, url } = refresh;
  if (allowed(seconds)) return passed();
  return failed(say`The page ${url ? 'redirects' : 'reloads itself'} after ${seconds} seconds.`, [
    view.page.item(element),
  ]);
};

/** A fragment as an id: percent escapes undone where they are whole. */
export const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
