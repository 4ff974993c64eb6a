import type { Category } from './condition.ts';

/** Congenital tritan deficiencies. */
export const blueYellow = {
  slug: 'blue-yellow',
  name: 'Blue-yellow deficiency',
  description: 'Congenital tritan deficiencies',
  kind: 'color',
  conditions: [
    {
      slug: 'tritanopia',
      name: 'Tritanopia',
      complexity: 'basic',
      model: 'brettel1997-tritan',
      defaultSeverity: 1,
      prevalence: 'about 1 in 10,000 or rarer',
      description: 'No working S cones. Blue is confused with green, yellow with light grey or pink.',
      sources: ['Brettel, Viénot & Mollon 1997, J Opt Soc Am A 14:2647', 'Simunovic 2010, Eye 24:747-755'],
    },
    {
      slug: 'tritanomaly',
      name: 'Tritanomaly',
      complexity: 'basic',
      model: 'brettel1997-tritan',
      defaultSeverity: 0.6,
      prevalence: 'very rare',
      description:
        'Partial S-cone loss. Weak blue-yellow discrimination; incomplete tritan defect of congenital origin.',
      sources: ['Brettel, Viénot & Mollon 1997, J Opt Soc Am A 14:2647', 'Simunovic 2010, Eye 24:747-755'],
    },
  ],
} as const satisfies Category;
