import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';
import { categoryColors } from '../qualitative/categories.ts';

export const qualitative = {
  id: 'qualitative',
  name: 'Qualitative',
  family: 'data',
  offsets: null,
  in_library: false,
  description:
    'Colours for categories: a search maximises the difference of the two most similar colours (CIEDE2000, the minimum over full colour vision, protanopia, deuteranopia and two models of tritanopia). `color` or `hue` sets the first colour. `saturation` and `lightness` apply to all colours (within 0.25), as do `background`, `lightness_window` and `chroma_window`. `mode` `pretty` trades a fifth of the separation for colours that look like a designed chart. In the order for charts: the first colours of any number differ more than the whole palette.',
  reference:
    'max-min dispersion by exchange (Erkut 1990) and hill climb; CIEDE2000 (Sharma et al. 2005); Machado et al. 2009; Brettel et al. 1997',
  colors: ({ base, color, asked, wheel, count, seed, wishes }) =>
    categoryColors({
      ...wishes,
      count,
      seed,
      first: asked.hue === undefined ? color : WHEELS[wheel].toRgb(base),
      wheel,
      saturation: asked.saturation,
      lightness: asked.lightness,
    }),
} satisfies PaletteMethod;
