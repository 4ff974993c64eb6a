import type { Category } from './condition.ts';

/** Visual pathway and cortex. */
export const neurological = {
  slug: 'neurological',
  name: 'Neurological',
  description: 'Visual pathway and cortex',
  kind: 'spatial',
  conditions: [
    {
      slug: 'hemianopia',
      name: 'Homonymous hemianopia',
      complexity: 'basic',
      description:
        'Half of the field is lost in both eyes after stroke or injury behind the chiasm; the gap is not seen as black.',
      effects: ['left or right half missing'],
      rendering: [{ op: 'scotoma', shape: 'half', side: 'left', coverage: [0, 0.5], fill: 'fill-in' }],
      sources: ['Zhang et al. 2006, Neurology 66:906'],
    },
    {
      slug: 'migraine-aura',
      name: 'Migraine visual aura',
      complexity: 'basic',
      description: 'A shimmering zigzag arc (fortification) expands over 5 to 60 minutes with a blind area inside.',
      effects: ['flickering zigzag', 'moving scotoma'],
      rendering: [{ op: 'fortification', radius_deg: [1, 15], flicker_hz: 10 }],
      sources: ['Viana et al. 2019, J Headache Pain 20:64'],
    },
    {
      slug: 'visual-snow',
      name: 'Visual snow syndrome',
      complexity: 'advanced',
      description:
        'Constant fine flicker like television static over the whole field, with afterimages and light sensitivity.',
      effects: ['dynamic noise', 'afterimages'],
      rendering: [{ op: 'noise', sigma: [0, 0.12], dynamic: true }],
      sources: ['Schankin et al. 2014, Brain 137:1419'],
    },
    {
      slug: 'cerebral-achromatopsia',
      name: 'Cerebral achromatopsia',
      complexity: 'advanced',
      description:
        'Damage to ventral visual cortex removes colour from all or half of the field while cones still work.',
      effects: ['colour loss in the whole or half field'],
      rendering: [{ op: 'desaturate', amount: [0, 1], luminance: 'photopic', region: 'whole|half' }],
      sources: ['Zeki 1990, Brain 113:1721', 'Bouvier & Engel 2006, Cereb Cortex 16:183'],
    },
  ],
} as const satisfies Category;
