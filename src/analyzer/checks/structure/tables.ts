import { type Element, parentOf } from '../../reading/page/node.ts';
import type { View } from './view.ts';

export const tableOf = (element: Element): Element | null => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up.name === 'table') return up;
  return null;
};

/** A table that is one for assistive technology as well. */
export const isTable = (view: View, table: Element | null): table is Element => {
  if (!table || !view.rendering.onScreen(table) || !view.rendering.exposed(table)) return false;
  return /^(table|grid|treegrid)$/.test(view.roleOf(table) ?? '');
};
