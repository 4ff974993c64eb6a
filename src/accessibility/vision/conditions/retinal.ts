import type { Category } from './condition.ts';

/** Peripheral or whole retina. */
export const retinal = {
  slug: 'retinal',
  name: 'Retinal disease',
  description: 'Peripheral or whole retina',
  kind: 'spatial',
  conditions: [
    {
      slug: 'diabetic-retinopathy',
      name: 'Diabetic retinopathy',
      complexity: 'basic',
      description: 'Vessel damage from diabetes: patchy blur and dark spots that change from day to day.',
      effects: ['scattered scotomas', 'patchy blur', 'blue-yellow loss'],
      rendering: [
        { op: 'scotoma', shape: 'scattered', count: [0, 14], radius_deg: [0.5, 2.5], fill: 'dim' },
        { op: 'blur', log_mar: [0, 0.5] },
      ],
      sources: ['Wong et al. 2016, Nat Rev Dis Primers 2:16012'],
    },
    {
      slug: 'retinitis-pigmentosa',
      name: 'Retinitis pigmentosa',
      complexity: 'basic',
      description: 'Rods die first: night blindness and a ring of loss that closes to tunnel vision.',
      effects: ['peripheral loss', 'night blindness'],
      rendering: [
        { op: 'scotoma', shape: 'peripheral-ring', remaining_radius_deg: [30, 5], fill: 'dim' },
        { op: 'darken-shadows', amount: [0, 0.6] },
      ],
      sources: ['Hartong, Berson & Dryja 2006, Lancet 368:1795'],
    },
    {
      slug: 'retinal-detachment',
      name: 'Retinal detachment',
      complexity: 'advanced',
      description: 'The retina lifts off: flashes and floaters, then a curtain across part of the field. An emergency.',
      effects: ['curtain', 'floaters'],
      rendering: [
        { op: 'scotoma', shape: 'curtain', coverage: [0, 0.5], side: 'top', fill: 'dim' },
        { op: 'floaters', count: [0, 20], opacity: 0.4 },
      ],
      sources: ['Feltgen & Walter 2014, Dtsch Arztebl Int 111:12'],
    },
  ],
} as const satisfies Category;
