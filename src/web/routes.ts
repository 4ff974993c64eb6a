import type { AddressValues } from './state/address.ts';
import type { View } from './state/view.ts';

export interface Route {
  readonly path: string;
  readonly name: string;
  /** After `g`, the letter that goes there; of views that stand under one name, the first has it. */
  readonly letter?: string;
  /** The name in the navigation that several views stand under. */
  readonly group?: string;
  /** Inputs of the view that the path says, and the fragment does not. */
  readonly holds?: AddressValues;
  readonly load: () => Promise<{ readonly view: View }>;
}

/** Guides are documents of their own, with the same header. */
export const GUIDE = { path: '/guide', name: 'Guide', letter: 'd' } as const;

const loadBrowse = () => import('./views/browse/view.tsx');
const browse = (id: string, name: string): Route => ({
  path: `/browse/${id}`,
  name,
  group: 'Browse',
  holds: { in: id },
  load: loadBrowse,
});

/** Every view, in the order of the navigation. The server knows the same paths (src/http/workbench.ts). */
export const ROUTES: readonly Route[] = [
  { path: '/', name: 'Colour', letter: 'o', load: () => import('./views/color/view.tsx') },
  { path: '/contrast', name: 'Contrast', letter: 'c', load: () => import('./views/contrast/view.tsx') },
  { path: '/vision', name: 'Vision', letter: 'v', load: () => import('./views/vision/view.tsx') },
  {
    path: '/make',
    name: 'Overview',
    group: 'Make',
    letter: 'm',
    load: () => import('./views/make/overview/view.tsx'),
  },
  { path: '/make/palette', name: 'Palette', group: 'Make', load: () => import('./views/make/palette/view.tsx') },
  { path: '/make/harmony', name: 'Harmony', group: 'Make', load: () => import('./views/make/harmony/view.tsx') },
  { path: '/make/gradient', name: 'Gradient', group: 'Make', load: () => import('./views/make/gradient/view.tsx') },
  { path: '/make/shades', name: 'Shades', group: 'Make', load: () => import('./views/make/shades/view.tsx') },
  { path: '/make/tokens', name: 'Tokens', group: 'Make', load: () => import('./views/make/tokens/view.tsx') },
  { path: '/make/system', name: 'System', group: 'Make', load: () => import('./views/make/system/view.tsx') },
  { path: '/audit', name: 'Audit', letter: 'a', load: () => import('./views/audit/view.tsx') },
  { ...browse('palettes', 'Palettes'), letter: 'w' },
  browse('contrast', 'Contrast pairs'),
  browse('atlas', 'Colours'),
  browse('gradients', 'Gradients'),
  browse('harmonies', 'Harmonies'),
  browse('shades', 'Shades'),
  { path: '/search', name: 'Search', letter: 'f', load: () => import('./views/search/view.tsx') },
  { path: '/usage', name: 'Usage', letter: 'u', load: () => import('./views/usage/view.tsx') },
  { path: '/v1/docs', name: 'Reference', letter: 'r', load: () => import('./views/reference/view.tsx') },
];

/** Addresses that views once had, and the routes that stand for them: which one, what the old fragment holds says. */
export const FORMER_PATHS: Readonly<Record<string, readonly Route[]>> = {
  '/browse': ROUTES.filter(({ holds }) => holds),
};
