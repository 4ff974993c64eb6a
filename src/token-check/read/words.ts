/** A name in words: `--colorOnPrimary-2`, `color.on-primary.2` and `$color_on_primary_2` are all `color on primary 2`. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'root');
