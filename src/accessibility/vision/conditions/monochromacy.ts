import type { Category } from './condition.ts';

/** Vision with one working receptor class. */
export const monochromacy = {
  slug: 'monochromacy',
  name: 'Monochromacy',
  description: 'Vision with one working receptor class',
  kind: 'color',
  conditions: [
    {
      slug: 'achromatopsia',
      name: 'Achromatopsia (rod monochromacy)',
      complexity: 'basic',
      model: 'cie1951-rod',
      defaultSeverity: 1,
      prevalence: 'about 1 in 30,000',
      description: 'No working cones: rod vision only. No colour, low acuity, light aversion; reds look nearly black.',
      sources: ['Kohl & Hamel 2013, Eur J Hum Genet 21(6)', 'Hirji et al. 2018, Ophthalmic Genet 39:149'],
    },
    {
      slug: 'achromatomaly',
      name: 'Incomplete achromatopsia',
      complexity: 'advanced',
      model: 'cie1951-rod',
      defaultSeverity: 0.6,
      prevalence: 'rarer than achromatopsia',
      description: 'Residual cone function: heavily reduced colour with some signs of achromatopsia.',
      sources: ['Hirji et al. 2018, Ophthalmic Genet 39:149'],
    },
    {
      slug: 'blue-cone-monochromacy',
      name: 'Blue-cone monochromacy',
      complexity: 'advanced',
      model: 'smith1975-scone',
      defaultSeverity: 1,
      prevalence: 'about 1 in 100,000 men',
      description:
        'Only S cones and rods work. Colour is absent in daylight; blues look bright, reds and yellows dark.',
      sources: ['Nathans et al. 1989, Science 245:831', 'Gardner et al. 2009, Mol Vis 15:876'],
    },
  ],
} as const satisfies Category;
