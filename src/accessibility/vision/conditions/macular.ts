import type { Category } from './condition.ts';

/** Central retina. */
export const macular = {
  slug: 'macular',
  name: 'Macular disease',
  description: 'Central retina',
  kind: 'spatial',
  conditions: [
    {
      slug: 'macular-degeneration',
      name: 'Age-related macular degeneration (dry)',
      complexity: 'basic',
      description: 'Central vision blurs and fades. Most people report blur and missing parts, not a black disc.',
      effects: ['central blur', 'central contrast loss', 'slow reading'],
      rendering: [{ op: 'scotoma', shape: 'central', radius_deg: [0, 8], fill: 'blur-and-desaturate' }],
      sources: ['Taylor et al. 2018, Ophthalmic Physiol Opt 38:98'],
    },
    {
      slug: 'wet-macular-degeneration',
      name: 'Age-related macular degeneration (wet)',
      complexity: 'advanced',
      description: 'Leaking vessels bend the central image: wavy lines (metamorphopsia), then a dense central gap.',
      effects: ['central distortion', 'central scotoma'],
      rendering: [
        { op: 'distort', shape: 'central', amplitude_deg: [0, 0.6] },
        { op: 'scotoma', shape: 'central', radius_deg: [0, 6], fill: 'dim' },
      ],
      sources: ['Lim et al. 2012, Lancet 379:1728'],
    },
    {
      slug: 'stargardt-disease',
      name: 'Stargardt disease',
      complexity: 'advanced',
      description:
        'Inherited juvenile macular dystrophy: central loss from youth, colour loss of type I, light aversion.',
      effects: ['central scotoma', 'colour loss'],
      rendering: [
        { op: 'scotoma', shape: 'central', radius_deg: [0, 10], fill: 'blur-and-desaturate' },
        { op: 'model', id: 'machado2009-protan', severity: 0.7 },
      ],
      sources: ['Tanna et al. 2017, Br J Ophthalmol 101:25'],
    },
  ],
} as const satisfies Category;
