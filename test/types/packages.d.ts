// Types of packages of the tests that have none of their own. Only what is used here.

declare module 'd3-ease' {
  export const easePolyIn: { exponent(e: number): (t: number) => number };
  export const easePolyInOut: { exponent(e: number): (t: number) => number };
}

declare module 'pngjs' {
  export const PNG: {
    readonly sync: {
      read(bytes: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer };
    };
  };
}
