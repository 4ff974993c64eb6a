export declare const READERS: readonly { readonly name: string }[];
