type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;

/** An answer of the domain without its readonly marks, which the output types of schemas do not carry. */
export const withoutReadonly = <T>(answer: T): Plain<T> => answer as Plain<T>;
