import { SHADE_METHOD_IDS, SHADE_METHODS, type ShadeMethodId } from '../../design/shade/methods/index.ts';
import { type ShadeSettings, shadeScale } from '../../design/shade/scale.ts';

/** Scales of shades. */
export const SHADES = {
  /** What the methods of shades are called. */
  shadeMethods: () =>
    SHADE_METHOD_IDS.map((id) => ({ id, name: SHADE_METHODS[id].name, description: SHADE_METHODS[id].description })),

  /** A scale of shades; a method that there is none of is read as the given one. */
  shades: (
    { method, ...settings }: Omit<ShadeSettings, 'method'> & { readonly method: string },
    otherwise: ShadeMethodId,
  ) => shadeScale({ ...settings, method: SHADE_METHOD_IDS.find((id) => id === method) ?? otherwise }),
} as const;
