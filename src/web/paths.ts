/** The path of every view. What views are made of may know them; the routes (routes.ts), which load the views, it may not. */
export const PATHS = [
  '/',
  '/color',
  '/contrast',
  '/vision',
  '/make',
  '/make/palette',
  '/make/harmony',
  '/make/gradient',
  '/make/shades',
  '/make/tokens',
  '/make/system',
  '/audit',
  '/library',
  '/search',
  '/browse/palettes',
  '/browse/contrast',
  '/browse/atlas',
  '/browse/gradients',
  '/browse/harmonies',
  '/browse/shades',
  '/account',
  '/v1/docs',
] as const;
export type ViewPath = (typeof PATHS)[number];

/** Paths that views once had, and those that stand for them: which one, what the old fragment holds says. */
export const FORMER_PATHS: Readonly<Record<string, readonly ViewPath[]>> = {
  '/browse': PATHS.filter((path) => path.startsWith('/browse/')),
  '/colour': ['/color'],
  '/usage': ['/account'],
};

/** Whether a path is one of ours. */
export const isOurPath = (path: string): boolean =>
  (PATHS as readonly string[]).includes(path) || Object.hasOwn(FORMER_PATHS, path);
