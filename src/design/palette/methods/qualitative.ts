import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';
import { choose } from '../qualitative/choose.ts';
import { poolWith } from '../qualitative/pool.ts';

const STARTS = 4;

export const qualitative = {
  id: 'qualitative',
  name: 'Qualitative',
  family: 'data',
  offsets: null,
  in_library: false,
  description:
    'Colours for categories: of 1,024 candidates those of which the two most alike are as different as possible (CIEDE2000, the worst of full colour vision, protanopia, deuteranopia and tritanopia). The first colour is the one asked for; the seed varies the rest.',
  reference: 'max-min dispersion by exchange (Erkut 1990); CIEDE2000 (Sharma et al. 2005); Machado et al. 2009',
  colors: ({ base, wheel, count, random }) => {
    const pool = poolWith(WHEELS[wheel].toRgb(base));
    return choose(pool, pool.colors.length - 1, count, random, STARTS).map((i) => pool.colors[i]!);
  },
} satisfies PaletteMethod;
