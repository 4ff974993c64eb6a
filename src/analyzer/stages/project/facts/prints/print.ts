const TECHNOLOGY_CATEGORIES = [
  'cms',
  'ecommerce',
  'framework',
  'generator',
  'js-library',
  'css-framework',
  'analytics',
  'tag-manager',
  'advertising',
  'consent',
  'chat',
  'payment',
  'fonts',
  'cdn',
  'hosting',
  'server',
  'language',
  'build',
  'pwa',
  'video',
  'maps',
  'monitoring',
  'security',
] as const;
export type TechnologyCategory = (typeof TECHNOLOGY_CATEGORIES)[number];

export type Confidence = 'certain' | 'likely' | 'weak';

/**
 * What gives a technology away, any of it. A capture group is the version. Only what the page itself loads or says
 * counts: an outgoing link does not.
 */
export interface Print {
  readonly name: string;
  readonly category: TechnologyCategory;
  /** Content of the generator meta. */
  readonly generator?: RegExp;
  /** Response headers by lower-case name. */
  readonly headers?: Readonly<Record<string, RegExp>>;
  /** Name of a cookie that the page sets. */
  readonly cookie?: RegExp;
  /** Address of a script, style sheet, image, frame or other file the page loads. */
  readonly resource?: RegExp;
  /** Name of an attribute of any element. */
  readonly attribute?: RegExp;
  /** Class or id of any element. */
  readonly token?: RegExp;
  /** Text of an inline script or the data of one. */
  readonly script?: RegExp;
  /** Name of a meta. */
  readonly meta?: RegExp;
  /** Text of a comment. */
  readonly comment?: RegExp;
}

/** How far each kind of evidence can be trusted. */
export const TRUST: Readonly<Record<Exclude<keyof Print, 'name' | 'category'>, Confidence>> = {
  generator: 'certain',
  headers: 'certain',
  cookie: 'certain',
  attribute: 'certain',
  script: 'certain',
  meta: 'certain',
  comment: 'likely',
  resource: 'likely',
  token: 'weak',
};
