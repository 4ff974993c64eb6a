/** Languages of rendered reports. */
export const LANGUAGE_IDS = ['en', 'de', 'fr', 'es', 'ja'] as const;
export type LanguageId = (typeof LANGUAGE_IDS)[number];
