import type { Stop } from '../stop.ts';
import { vividRamp } from '../vivid/path.ts';

const shared = { walk: undefined, css: undefined } as const;

/** Bent paths in Oklab that keep the chroma of the stops; the other lines of this folder are straight in some space. */
export const VIVID_PATHS = [
  {
    ...shared,
    id: 'vivid',
    name: 'Vivid',
    description: 'A smooth path in Oklab that bends round grey, inside sRGB, in equal steps between two stops',
    path: (stops: readonly Stop[]) => vividRamp(stops, 'best'),
  },
  {
    ...shared,
    id: 'vivid-opposite',
    name: 'Vivid, the other way round',
    description: 'As vivid, by the other side of the hue wheel',
    path: (stops: readonly Stop[]) => vividRamp(stops, 'opposite'),
  },
] as const;
export type VividId = (typeof VIVID_PATHS)[number]['id'];
