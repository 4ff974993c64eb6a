import { attr, type Element } from '../../../page/tree/node.ts';
import type { MediaFile } from './files.ts';

const pixels = (element: Element, name: string): number | null => {
  const value = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(attr(element, name) ?? '')?.[1];
  return value === undefined || Number(value) === 0 ? null : Number(value);
};

/** Width and height attributes in CSS pixels; null if one is missing. */
export const declaredSize = (element: Element): { width: number; height: number } | null => {
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')];
  return width === null || height === null ? null : { width, height };
};

export const shown = ({ references }: MediaFile) =>
  references.filter(({ kind, inNoscript }) => (kind === 'img' || kind === 'input') && !inNoscript);
