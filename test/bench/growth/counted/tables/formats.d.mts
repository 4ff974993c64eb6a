export declare const AUDIT_FORMATS: readonly string[];
