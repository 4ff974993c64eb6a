/** The folder of the packed files, one in brotli for each. */
export const PACKED: string;
/** The file that says what they were made of. */
export const MADE_OF: string;
/** SHA-256 over files, given as paths from the root. */
export const digestOf: (files: readonly string[]) => string;
