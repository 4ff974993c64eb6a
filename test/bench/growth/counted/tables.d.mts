export interface CountedPoint {
  readonly size: number;
  readonly steps: number;
  readonly parts: Readonly<Record<string, number>>;
}

export interface CountedRow {
  readonly name: string;
  readonly by: string;
  readonly points: readonly CountedPoint[];
}

export interface PartExponent {
  readonly id: string;
  readonly name: string;
  readonly exponent: number;
}

export declare const TABLES: readonly ['operations', 'formats', 'readers', 'jobs', 'pages'];
export declare const MOST: number;
export interface Share {
  readonly table: string;
  readonly part?: number;
  readonly parts?: number;
}
export declare const countTables: (
  shares: readonly Share[],
) => Promise<Readonly<Record<string, { readonly rows: readonly CountedRow[]; readonly count: number }>>>;
export declare const exponentsOf: (row: CountedRow) => {
  readonly exponent: number;
  readonly last: number;
  readonly parts: readonly PartExponent[];
};
