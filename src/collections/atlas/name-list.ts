import xkcd from 'xkcd-colors';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { keywordOf } from '../../color/named-colors.ts';
import { type Rgb, rgb } from '../../color/rgb.ts';
import { DROPPED_NAMES } from './dropped-names.ts';

/** The names of the xkcd colour survey (Munroe 2010, CC0) without those that are dropped: 892, each once, with the CIELAB D65 of its colour. */
export const NAMES: readonly { readonly name: string; readonly lab: Vec3 }[] = xkcd.colors
  .filter(({ name }) => !DROPPED_NAMES.has(name))
  .map(({ name, hex }) => ({ name, lab: toLabD65(rgb(hex)) }));

export const NAME_SOURCE = 'xkcd';

/** Number of the name whose colour is nearest by CIEDE2000. Looks at all of them: about a tenth of a millisecond. */
export const nearestName = (lab: Vec3): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  NAMES.forEach((named, i) => {
    const distance = ciede2000(lab, named.lab);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
};

/** What people call a colour: the CSS keyword that is exactly this colour, else the nearest name of the survey. */
export const colorName = (color: Rgb): string => keywordOf(color) ?? surveyName(color);

/** The nearest name of the survey by CIEDE2000. */
export const surveyName = (color: Rgb): string => NAMES[nearestName(toLabD65(color))]!.name;
