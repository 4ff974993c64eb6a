/** An operation of the service that the page shows: where it stands, its names, and which members GraphQL is asked for. */
export interface Operation {
  /** The name in the typed client. */
  readonly name: string;
  readonly path: string;
  /** The name in GraphQL. */
  readonly field: string;
  readonly members: string;
  /** Inputs that are enums in GraphQL, which writes their values without quotation marks. */
  readonly enums?: readonly string[];
  readonly credits: number;
}

export const OPERATIONS = {
  contrast: {
    name: 'color.contrast',
    path: '/v1/color/contrast',
    field: 'colorContrast',
    members: 'ratio wcag { aaNormal aaaNormal }',
    credits: 1,
  },
  check: {
    name: 'accessibility.check',
    path: '/v1/accessibility/check',
    field: 'accessibilityCheck',
    members: 'ratio passes standards { standard passes }',
    credits: 1,
  },
  recommend: {
    name: 'accessibility.recommend',
    path: '/v1/accessibility/recommend',
    field: 'accessibilityRecommend',
    members: 'reachable recommended { hex ratio }',
    enums: ['target'],
    credits: 1,
  },
  audit: {
    name: 'accessibility.audit',
    path: '/v1/accessibility/audit',
    field: 'accessibilityAudit',
    members: 'verdict results { hex ratio passes fix { hex ratio } }',
    credits: 1,
  },
  picks: {
    name: 'accessibility.picks',
    path: '/v1/accessibility/picks',
    field: 'accessibilityPicks',
    members: 'picks { hue hex ratio }',
    credits: 1,
  },
  map: {
    name: 'accessibility.map',
    path: '/v1/accessibility/map',
    field: 'accessibilityMap',
    members: 'contours { target reachable points { hue lightness } }',
    credits: 2,
  },
  nearest: {
    name: 'atlas.nearest',
    path: '/v1/color/nearest',
    field: 'atlasNearest',
    members: 'metric matches { hex name distance }',
    credits: 1,
  },
  convert: {
    name: 'science.convert',
    path: '/v1/science/convert',
    field: 'scienceConvert',
    members: 'color { hex } spaces { space values }',
    credits: 1,
  },
  dossier: {
    name: 'science.dossier',
    path: '/v1/science/dossier',
    field: 'scienceDossier',
    members: 'count spaces { space name values } temperature { cctKelvin duv }',
    credits: 2,
  },
  deltaE: {
    name: 'science.deltaE',
    path: '/v1/science/delta-e',
    field: 'scienceDeltaE',
    members: 'deltaE band',
    credits: 1,
  },
  temperature: {
    name: 'science.temperature',
    path: '/v1/science/temperature',
    field: 'scienceTemperature',
    members: 'cctKelvin duv tint',
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
