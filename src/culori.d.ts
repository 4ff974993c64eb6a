export {};

// The types that are published for the package leave this one out.
declare module 'culori/fn' {
  export const modeItp: ReturnType<typeof getMode<'itp'>>;
}
