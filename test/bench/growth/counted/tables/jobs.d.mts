export declare const PARAMETERS: Readonly<Record<string, { readonly sizes: readonly number[] }>>;
