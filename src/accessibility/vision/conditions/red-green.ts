import type { Category } from './condition.ts';

/** Congenital protan and deutan deficiencies. */
export const redGreen = {
  slug: 'red-green',
  name: 'Red-green deficiency',
  description: 'Congenital protan and deutan deficiencies',
  kind: 'color',
  conditions: [
    {
      slug: 'protanopia',
      name: 'Protanopia',
      complexity: 'basic',
      model: 'brettel1997-protan',
      defaultSeverity: 1,
      prevalence: 'about 1% of men',
      description: 'No working L cones. Reds look dark; red, orange, yellow and green are confused.',
      sources: ['Brettel, Viénot & Mollon 1997, J Opt Soc Am A 14:2647', 'Birch 2012, JOSA A 29:313-320'],
    },
    {
      slug: 'protanomaly',
      name: 'Protanomaly',
      complexity: 'basic',
      model: 'machado2009-protan',
      defaultSeverity: 0.6,
      prevalence: 'about 1% of men',
      description: 'L cones with a shifted pigment. Reds are weaker and darker; red-green discrimination is reduced.',
      sources: ['Machado, Oliveira & Fernandes 2009, IEEE TVCG 15:1291', 'Birch 2012, JOSA A 29:313-320'],
    },
    {
      slug: 'extreme-protanomaly',
      name: 'Extreme protanomaly',
      complexity: 'advanced',
      model: 'machado2009-protan',
      defaultSeverity: 0.9,
      prevalence: 'part of protanomaly',
      description: 'Anomalous trichromacy close to dichromacy: normal and protanope colour matches are both accepted.',
      sources: [
        'Pokorny, Smith, Verriest & Pinckers 1979, Congenital and Acquired Color Vision Defects',
        'Simunovic 2010, Eye 24:747-755',
      ],
    },
    {
      slug: 'deuteranopia',
      name: 'Deuteranopia',
      complexity: 'basic',
      model: 'brettel1997-deutan',
      defaultSeverity: 1,
      prevalence: 'about 1% of men',
      description: 'No working M cones. Red, orange, yellow and green are confused; brightness is nearly normal.',
      sources: ['Brettel, Viénot & Mollon 1997, J Opt Soc Am A 14:2647', 'Birch 2012, JOSA A 29:313-320'],
    },
    {
      slug: 'deuteranomaly',
      name: 'Deuteranomaly',
      complexity: 'basic',
      model: 'machado2009-deutan',
      defaultSeverity: 0.6,
      prevalence: 'about 5% of men',
      description: 'M cones with a shifted pigment. The most common deficiency; muted reds and greens.',
      sources: ['Machado, Oliveira & Fernandes 2009, IEEE TVCG 15:1291', 'Birch 2012, JOSA A 29:313-320'],
    },
    {
      slug: 'extreme-deuteranomaly',
      name: 'Extreme deuteranomaly',
      complexity: 'advanced',
      model: 'machado2009-deutan',
      defaultSeverity: 0.9,
      prevalence: 'part of deuteranomaly',
      description:
        'Anomalous trichromacy close to dichromacy: normal and deuteranope colour matches are both accepted.',
      sources: [
        'Pokorny, Smith, Verriest & Pinckers 1979, Congenital and Acquired Color Vision Defects',
        'Simunovic 2010, Eye 24:747-755',
      ],
    },
  ],
} as const satisfies Category;
