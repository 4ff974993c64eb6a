export declare const INPUTS: Readonly<Record<string, object>>;
