/** A style sheet as text (scripts/web.mjs). */
declare module '*.css' {
  const text: string;
  export default text;
}
