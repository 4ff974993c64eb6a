import { attr, type Element } from '../../../page/tree/node.ts';

/** 1 to 6 or more; 2 where a heading role states none. */
export const headingLevel = (element: Element): number => {
  const stated = Number.parseInt(attr(element, 'aria-level') ?? '', 10);
  if (stated > 0) return stated;
  return /^h[1-6]$/.test(element.name) ? Number(element.name[1]) : 2;
};
