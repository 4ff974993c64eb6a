declare module 'xkcd-colors' {
  const list: { readonly colors: readonly { readonly name: string; readonly hex: string }[] };
  export default list;
}
