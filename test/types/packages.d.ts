// Types of packages of the tests that have none of their own. Only what is used here.

declare module 'pngjs' {
  export const PNG: {
    readonly sync: {
      read(bytes: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer };
    };
  };
}
