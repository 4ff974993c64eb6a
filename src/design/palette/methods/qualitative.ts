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
    'Colours for categories: the two most similar differ as much as a search finds (CIEDE2000, the minimum over full colour vision, protanopia, deuteranopia and two models of tritanopia). With `color` or `hue` the first colour is that one, otherwise it is free; saturation and lightness that are sent hold for all colours (within 0.25), as do `background`, `lightness_window` and `chroma_window`. `mode` `pretty` gives up a fifth of the separation for colours that look like a designed chart. In the order for charts: every first part is separated better than the whole.',
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
