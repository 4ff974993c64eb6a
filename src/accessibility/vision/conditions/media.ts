import type { Category } from './condition.ts';

/** The light path is cloudy or irregular. */
export const media = {
  slug: 'media',
  name: 'Cornea, lens and vitreous',
  description: 'The light path is cloudy or irregular',
  kind: 'spatial',
  conditions: [
    {
      slug: 'cataract',
      name: 'Cataract (nuclear)',
      complexity: 'basic',
      description: 'A clouded lens: hazy, dim, yellowed image with glare around lights and low contrast.',
      effects: ['blur', 'veiling glare', 'contrast loss', 'yellow tint'],
      rendering: [
        { op: 'blur', log_mar: [0, 0.8] },
        { op: 'veil', amount: [0, 0.35] },
        { op: 'tint', linear_rgb: [1, 0.93, 0.72] },
      ],
      sources: ['Chylack et al. 1993 (LOCS III), Arch Ophthalmol 111:831', 'Krösl et al. 2020, IEEE ISMAR (CatARact)'],
    },
    {
      slug: 'posterior-subcapsular-cataract',
      name: 'Posterior subcapsular cataract',
      complexity: 'advanced',
      description:
        'An opacity at the back of the lens: strong glare and halos in bright light and poor reading vision.',
      effects: ['veiling glare growing with luminance', 'central blur'],
      rendering: [
        { op: 'veil', amount: [0, 0.5], luminance_weighted: true },
        { op: 'blur', log_mar: [0, 0.5] },
      ],
      sources: ['Chylack et al. 1993 (LOCS III), Arch Ophthalmol 111:831'],
    },
    {
      slug: 'keratoconus',
      name: 'Keratoconus',
      complexity: 'advanced',
      description:
        'The cornea thins into a cone: ghost images, streaked lights and distortion that glasses do not correct.',
      effects: ['multiple ghosts', 'directional blur'],
      rendering: [
        { op: 'ghost', copies: 4, offset_deg: [0, 0.25] },
        { op: 'directional-blur', log_mar: [0, 0.6], axis_deg: 60 },
      ],
      sources: ['Rabinowitz 1998, Surv Ophthalmol 42:297'],
    },
    {
      slug: 'corneal-edema',
      name: 'Corneal oedema',
      complexity: 'advanced',
      description: 'A swollen cornea scatters light: misty vision, worst in the morning, with rainbow halos.',
      effects: ['veil', 'halos'],
      rendering: [
        { op: 'veil', amount: [0, 0.4] },
        { op: 'halo', radius_deg: [0, 2] },
      ],
      sources: ['Elhalis et al. 2010, Ocul Surf 8:173 (Fuchs dystrophy)'],
    },
    {
      slug: 'vitreous-floaters',
      name: 'Vitreous floaters',
      complexity: 'basic',
      description: 'Shadows of clumps in the vitreous drift over bright plain backgrounds.',
      effects: ['moving shadows on bright areas'],
      rendering: [{ op: 'floaters', count: [0, 12], opacity: 0.35 }],
      sources: ['Milston, Madigan & Sebag 2016, Surv Ophthalmol 61:211'],
    },
  ],
} as const satisfies Category;
