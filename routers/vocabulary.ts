import { differences } from '../src/color/difference/index.ts';

/** One algorithm of a tool, as `GET /v1/methods/:tool` lists it. */
export interface MethodEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly [detail: string]: unknown;
}

/** The algorithms of one tool; some tools have more than one list (gradient: methods, interpolations, easings). */
export type MethodTable = Readonly<Record<string, readonly MethodEntry[]>>;

/** One export format of a resource, as `GET /v1/formats` lists it. */
export interface FormatEntry {
  readonly id: string;
  readonly media_type: string;
  readonly extension: string;
  readonly description: string;
}

const differenceMethods: readonly MethodEntry[] = Object.values(differences).map(
  ({ id, label, name, year, citation, use, symmetric, options }) => ({
    id,
    name,
    description: use,
    label,
    year,
    citation,
    symmetric,
    options,
  }),
);

/** What `GET /v1/methods/:tool` answers, by tool. Each table comes from the registry that does the work. */
export const METHODS = { 'delta-e': { methods: differenceMethods } } as const satisfies Readonly<
  Record<string, MethodTable>
>;

/** What `GET /v1/formats` answers, by resource. */
export const FORMATS = {} as const satisfies Readonly<Record<string, readonly FormatEntry[]>>;
