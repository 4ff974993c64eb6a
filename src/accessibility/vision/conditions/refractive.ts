import type { Category } from './condition.ts';

/** The eye does not focus. */
export const refractive = {
  slug: 'refractive',
  name: 'Refractive error',
  description: 'The eye does not focus',
  kind: 'spatial',
  conditions: [
    {
      slug: 'myopia',
      name: 'Myopia',
      complexity: 'basic',
      description: 'Distant objects are blurred because the eye focuses in front of the retina; near vision is kept.',
      effects: ['uniform blur at distance'],
      rendering: [{ op: 'blur', log_mar: [0, 1.0] }],
      sources: ['Holden et al. 2016, Ophthalmology 123:1036'],
    },
    {
      slug: 'hyperopia',
      name: 'Hyperopia',
      complexity: 'basic',
      description: 'The eye focuses behind the retina; near work blurs and tires the eye, distance is kept longer.',
      effects: ['uniform blur at near'],
      rendering: [{ op: 'blur', log_mar: [0, 0.7] }],
      sources: ['Castagno et al. 2014, BMC Ophthalmol 14:163'],
    },
    {
      slug: 'astigmatism',
      name: 'Astigmatism',
      complexity: 'basic',
      description: 'Focus differs by meridian: lines in one direction are sharp, in the other smeared or doubled.',
      effects: ['directional blur'],
      rendering: [{ op: 'directional-blur', log_mar: [0, 0.6], axis_deg: 90 }],
      sources: ['Read, Vincent & Collins 2014, Ophthalmic Physiol Opt 34:267'],
    },
    {
      slug: 'presbyopia',
      name: 'Presbyopia',
      complexity: 'basic',
      description:
        'The ageing lens no longer focuses at near: small text on phones is blurred from about 40 to 45 years.',
      effects: ['blur of small near text'],
      rendering: [{ op: 'blur', log_mar: [0, 0.6] }],
      sources: ['Wolffsohn & Davies 2019, Prog Retin Eye Res 68:124'],
    },
  ],
} as const satisfies Category;
