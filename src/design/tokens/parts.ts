/** Parts of a token set that the documents have always had; each holds further kinds, which the page loads with its worker alone. */
export const TOKEN_PARTS = ['color', 'space', 'radius', 'type'] as const;
export type TokenPart = (typeof TOKEN_PARTS)[number];
