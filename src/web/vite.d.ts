/** A style sheet as text (scripts/web/settings.mjs). */
declare module '*.css' {
  const text: string;
  export default text;
}

/** The address of a module that is packed as a worker. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
