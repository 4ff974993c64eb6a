import { FORMER_PATHS as FORMER, type ViewPath } from './paths.ts';
import type { AddressValues } from './state/address.ts';
import type { View } from './state/view.ts';

export interface Route {
  readonly path: ViewPath;
  readonly name: string;
  /** Of the document, before the name of the product. */
  readonly title: string;
  /** After `g`, the letter that goes there; of views that stand under one name, the first has it. */
  readonly letter?: string;
  /** The name in the navigation that several views stand under. */
  readonly group?: string;
  /** Whether it stands elsewhere than among the views of the header. */
  readonly apart?: boolean;
  /** Inputs of the view that the path says, and the fragment does not. */
  readonly holds?: AddressValues;
  readonly load: () => Promise<{ readonly view: View }>;
}

/** Guides are documents of their own, with the same header. */
export const GUIDE = { path: '/docs', name: 'Docs', letter: 'd' } as const;

type Browsed = ViewPath extends infer Path ? (Path extends `/browse/${infer Id}` ? Id : never) : never;
const loadBrowse = () => import('./views/browse/view.tsx');
const browse = (id: Browsed, name: string): Route => ({
  path: `/browse/${id}`,
  name,
  title: `${name}: browse the library`,
  group: 'Library',
  holds: { in: id },
  load: loadBrowse,
});

/** Every view, in the order of the navigation, with its path from paths.ts. The server knows the same (src/http/workbench.ts). */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    name: 'Home',
    title: 'Colour tools with an exact API',
    letter: 'h',
    apart: true,
    load: () => import('./views/home/view.tsx'),
  },
  {
    path: '/color',
    name: 'Colour',
    title: 'Colour picker and converter',
    letter: 'o',
    load: () => import('./views/color/view.tsx'),
  },
  {
    path: '/contrast',
    name: 'Contrast',
    title: 'Contrast checker with fixes',
    letter: 'c',
    load: () => import('./views/contrast/view.tsx'),
  },
  {
    path: '/vision',
    name: 'Vision',
    title: 'Colour blindness simulator',
    letter: 'v',
    load: () => import('./views/vision/view.tsx'),
  },
  {
    path: '/make',
    name: 'Overview',
    title: 'Make palettes, scales and tokens',
    group: 'Make',
    letter: 'm',
    load: () => import('./views/make/overview/view.tsx'),
  },
  {
    path: '/make/palette',
    name: 'Palette',
    title: 'Palette generator',
    group: 'Make',
    load: () => import('./views/make/palette/view.tsx'),
  },
  {
    path: '/make/harmony',
    name: 'Harmony',
    title: 'Colour harmony generator',
    group: 'Make',
    load: () => import('./views/make/harmony/view.tsx'),
  },
  {
    path: '/make/gradient',
    name: 'Gradient',
    title: 'Gradient generator',
    group: 'Make',
    load: () => import('./views/make/gradient/view.tsx'),
  },
  {
    path: '/make/shades',
    name: 'Shades',
    title: 'Shade scale generator',
    group: 'Make',
    load: () => import('./views/make/shades/view.tsx'),
  },
  {
    path: '/make/tokens',
    name: 'Tokens',
    title: 'Design token generator',
    group: 'Make',
    load: () => import('./views/make/tokens/view.tsx'),
  },
  {
    path: '/make/system',
    name: 'System',
    title: 'Design system from a brief',
    group: 'Make',
    load: () => import('./views/make/system/view.tsx'),
  },
  {
    path: '/audit',
    name: 'Audit',
    title: 'Web page audit with fixes',
    letter: 'a',
    load: () => import('./views/audit/view.tsx'),
  },
  {
    path: '/library',
    name: 'Saved',
    title: 'Your saved colours and palettes',
    group: 'Library',
    letter: 'b',
    load: () => import('./views/library/view.tsx'),
  },
  {
    path: '/search',
    name: 'Search',
    title: 'Palette search from a brief',
    group: 'Library',
    letter: 'f',
    load: () => import('./views/search/view.tsx'),
  },
  { ...browse('palettes', 'Palettes'), letter: 'w' },
  browse('contrast', 'Contrast pairs'),
  browse('atlas', 'Colours'),
  browse('gradients', 'Gradients'),
  browse('harmonies', 'Harmonies'),
  browse('shades', 'Shades'),
  {
    path: '/account',
    name: 'Account',
    title: 'Account and API usage',
    letter: 'u',
    apart: true,
    load: () => import('./views/usage/view.tsx'),
  },
  {
    path: '/v1/docs',
    name: 'Reference',
    title: 'API reference',
    letter: 'r',
    apart: true,
    load: () => import('./views/reference/view.tsx'),
  },
];

export const routeAt = (path: ViewPath): Route => ROUTES.find((route) => route.path === path)!;

/** The routes that stand for paths that views once had. */
export const FORMER_PATHS: Readonly<Record<string, readonly Route[]>> = Object.fromEntries(
  Object.entries(FORMER).map(([path, present]) => [path, present.map(routeAt)]),
);

/** What a fragment held while the picker was the first page. */
export const OF_FORMER_FIRST = ['c', 'vs'] as const;
