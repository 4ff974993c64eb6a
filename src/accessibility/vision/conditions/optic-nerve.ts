import type { Category } from './condition.ts';

/** Glaucoma and optic neuropathies. */
export const opticNerve = {
  slug: 'optic-nerve',
  name: 'Optic-nerve disease',
  description: 'Glaucoma and optic neuropathies',
  kind: 'spatial',
  conditions: [
    {
      slug: 'glaucoma',
      name: 'Glaucoma',
      complexity: 'basic',
      description:
        'Optic-nerve damage removes parts of the field. Patients report blur and missing parts, rarely a black tunnel.',
      effects: ['arcuate and paracentral missing parts', 'contrast loss', 'blue-yellow loss'],
      rendering: [
        { op: 'scotoma', shape: 'arcuate', coverage: [0, 0.6], fill: 'blur-and-fill-in' },
        { op: 'contrast', gain: [1, 0.75] },
      ],
      sources: ['Crabb et al. 2013, Ophthalmology 120:1120'],
    },
    {
      slug: 'optic-neuritis',
      name: 'Optic neuritis',
      complexity: 'advanced',
      description:
        'Inflamed optic nerve: fast central blur in one eye, faded colour (reds first) and pain on movement.',
      effects: ['central blur', 'desaturation', 'contrast loss'],
      rendering: [
        { op: 'blur', log_mar: [0, 0.9] },
        { op: 'desaturate', amount: [0, 0.7] },
        { op: 'contrast', gain: [1, 0.6] },
      ],
      sources: ['Beck et al. 1992 (ONTT), N Engl J Med 326:581'],
    },
    {
      slug: 'ischemic-optic-neuropathy',
      name: 'Anterior ischaemic optic neuropathy',
      complexity: 'advanced',
      description: 'Sudden painless loss, typically the lower half of the field of one eye.',
      effects: ['altitudinal loss'],
      rendering: [{ op: 'scotoma', shape: 'altitudinal-inferior', coverage: [0, 0.5], fill: 'dim' }],
      sources: ['Hayreh 2009, Prog Retin Eye Res 28:34'],
    },
  ],
} as const satisfies Category;
