/** Parts of a token set that the documents have always had; each holds further kinds. */
export const TOKEN_PARTS = ['color', 'space', 'radius', 'type'] as const;
export type TokenPart = (typeof TOKEN_PARTS)[number];
