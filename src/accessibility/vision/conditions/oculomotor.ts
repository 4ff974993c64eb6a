import type { Category } from './condition.ts';

/** Nystagmus, misalignment and their consequences. */
export const oculomotor = {
  slug: 'oculomotor',
  name: 'Eye movement and alignment',
  description: 'Nystagmus, misalignment and their consequences',
  kind: 'spatial',
  conditions: [
    {
      slug: 'nystagmus',
      name: 'Nystagmus',
      complexity: 'advanced',
      description:
        'Involuntary eye oscillation: the image smears or appears to move (oscillopsia); small dense text suffers.',
      effects: ['motion smear along one axis'],
      rendering: [{ op: 'motion-smear', amplitude_deg: [0, 2], axis_deg: 0 }],
      sources: ['Abadi 2002, J R Soc Med 95:231'],
    },
    {
      slug: 'diplopia',
      name: 'Diplopia',
      complexity: 'basic',
      description: 'Misaligned eyes produce two offset images of everything.',
      effects: ['double image'],
      rendering: [{ op: 'ghost', copies: 1, offset_deg: [0, 3] }],
      sources: ['Rucker & Tomsak 2005, Neurologist 11:98'],
    },
    {
      slug: 'amblyopia',
      name: 'Amblyopia',
      complexity: 'basic',
      description: 'Reduced vision of one eye from childhood without a visible cause: low acuity and strong crowding.',
      effects: ['blur', 'crowding', 'contrast loss'],
      rendering: [
        { op: 'blur', log_mar: [0, 0.8] },
        { op: 'contrast', gain: [1, 0.8] },
      ],
      sources: ['Birch 2013, Prog Retin Eye Res 33:67'],
    },
  ],
} as const satisfies Category;
