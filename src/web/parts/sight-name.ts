const NAMES: Readonly<Record<string, string>> = { protan: 'protanopia', deutan: 'deuteranopia', tritan: 'tritanopia' };

/** What people call the view that a model shows: `brettel1997-tritan` is tritanopia. */
export const sightName = (view: string): string =>
  NAMES[view.split('-').at(-1)!] ?? `${view.replaceAll('_', ' ')} vision`;
