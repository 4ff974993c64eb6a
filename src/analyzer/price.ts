/** What one call of inspect costs, in API credits. */
export const INSPECT_CREDITS = 12;
