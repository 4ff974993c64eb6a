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
    'Colours for categories, chosen from 1,024 candidates so that the two most similar differ as much as possible (CIEDE2000, the minimum over full colour vision, protanopia, deuteranopia and tritanopia). The first colour is the requested one; the seed varies the rest.',
  reference: 'max-min dispersion by exchange (Erkut 1990); CIEDE2000 (Sharma et al. 2005); Machado et al. 2009',
  colors: ({ base, wheel, count, random }) => {
    const pool = poolWith(WHEELS[wheel].toRgb(base));
    return choose(pool, pool.colors.length - 1, count, random, STARTS).map((i) => pool.colors[i]!);
  },
} satisfies PaletteMethod;
