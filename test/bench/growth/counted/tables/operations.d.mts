export declare const GROWING: Readonly<Record<string, Readonly<Record<string, { readonly sizes: readonly number[] }>>>>;
export declare const NOTHING_GROWS: Readonly<Record<string, string>>;
