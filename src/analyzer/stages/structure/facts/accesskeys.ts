import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

export const NO_KEY = 'No element has an access key.';

/** The access key of an element with the attribute; empty where it states none. */
export const keyOf = (element: Element): string => attr(element, 'accesskey')!.trim();

/** Visible elements with the attribute, whether it states a key or not. */
export const keyed = (view: View): Element[] =>
  view.page.byAttribute('accesskey').filter((element) => view.rendering.visible(element));

const LINK = '<a href="/" accesskey="h"';
/** An element with a key, one more with the same key, and pages on which no key counts. */
export const KEY_SAMPLES = {
  one: `${LINK}>x</a>`,
  two: `${LINK}>x</a><a href="/y" accesskey="H">y</a>`,
  none: ['<p>x</p>', `${LINK} hidden>x</a>`],
} as const;
