/** How the steps of several hues stand to one another. */
export const LEVELS = {
  own: {
    id: 'own',
    name: 'Each its own',
    description: 'Every hue has the lightness that its family has at a step: the same ramp as `shade/scale`',
  },
  aligned: {
    id: 'aligned',
    name: 'Aligned',
    description:
      'The same step of every hue has the same contrast on white, within 0.1; a colour that was sent keeps its own step',
  },
} as const;
export type Levels = keyof typeof LEVELS;
export const LEVEL_IDS = Object.keys(LEVELS) as [Levels, ...Levels[]];
