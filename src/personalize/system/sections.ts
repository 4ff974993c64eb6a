/** What a system may hold. */
export const SECTIONS = ['palettes', 'gradients', 'typography', 'ui_pairs', 'posters', 'tokens'] as const;
export type Section = (typeof SECTIONS)[number];
