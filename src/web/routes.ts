import type { View } from './views/view.ts';

export interface Route {
  readonly path: string;
  readonly name: string;
  /** After `g`, the letter that goes there. */
  readonly letter: string;
  readonly load: () => Promise<{ readonly view: View }>;
}

/** Every view, in the order of the navigation. The server knows the same paths (src/http/workbench.ts). */
export const ROUTES: readonly Route[] = [
  { path: '/', name: 'Colour', letter: 'o', load: () => import('./views/color/view.tsx') },
  { path: '/contrast', name: 'Contrast', letter: 'c', load: () => import('./views/contrast/view.tsx') },
  { path: '/vision', name: 'Vision', letter: 'v', load: () => import('./views/vision/view.tsx') },
  { path: '/audit', name: 'Audit', letter: 'a', load: () => import('./views/audit/view.tsx') },
  { path: '/browse', name: 'Browse', letter: 'w', load: () => import('./views/browse/view.tsx') },
  { path: '/v1/docs', name: 'Reference', letter: 'r', load: () => import('./views/reference/view.tsx') },
];
