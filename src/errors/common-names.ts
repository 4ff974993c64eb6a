/** Formats of design tokens, by id. */
export const TOKEN_FORMAT_IDS = [
  'css',
  'scss',
  'less',
  'utility',
  'dtcg',
  'style-dictionary',
  'figma',
  'android',
  'swift',
  'typescript',
] as const;
export type TokenFormatId = (typeof TOKEN_FORMAT_IDS)[number];

/** Names that people use for formats of design tokens, and the ids that are documented. */
export const TOKEN_FORMAT_NAMES: Readonly<Record<string, string>> = {
  tailwind: 'utility',
  sass: 'scss',
  ts: 'typescript',
  json: 'dtcg',
  w3c: 'dtcg',
  'design-tokens': 'dtcg',
  ios: 'swift',
  swiftui: 'swift',
  kotlin: 'android',
  xml: 'android',
};
