/** Characters of a name that are compared: no known name is longer. */
const MOST_COMPARED = 64;

const codesOf = (text: string): Uint16Array => {
  const codes = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i += 1) codes[i] = text.charCodeAt(i);
  return codes;
};

/** Levenshtein distance of two strings in single-character edits, or `most + 1` where it is above `most`. */
const editDistance = (a: Uint16Array, b: Uint16Array, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const row = Uint16Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = row[0]!;
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = diagonal + (a[i - 1] === b[j - 1] ? 0 : 1);
      diagonal = row[j]!;
      row[j] = Math.min(substitution, diagonal + 1, row[j - 1]! + 1);
      if (row[j]! < least) least = row[j]!;
    }
    if (least > most) return most + 1;
  }
  return row[b.length]!;
};

/**
 * The known names nearest to an unknown one, best first: edit distance at most 40 % of the longer name, or one
 * contains the other. Case is ignored, and what follows the first 64 characters.
 */
export const nearMatches = (unknown: string, known: readonly string[], count = 3): string[] => {
  const wanted = unknown.slice(0, MOST_COMPARED).toLowerCase();
  const codes = codesOf(wanted);
  return known
    .map((name) => {
      const other = name.toLowerCase();
      const contains = wanted.length > 1 && (other.includes(wanted) || wanted.includes(other));
      // A name that is contained is ranked by its distance, however far.
      const most = contains ? MOST_COMPARED : Math.floor(0.4 * Math.max(name.length, wanted.length));
      const distance = editDistance(codes, codesOf(other), most);
      return { name, distance, near: contains || distance <= most };
    })
    .filter(({ near }) => near)
    .sort((x, y) => x.distance - y.distance)
    .slice(0, count)
    .map(({ name }) => name);
};

/** `. Did you mean 'oklch'?`, or an empty text if no known name is near. */
export const didYouMean = (unknown: string, known: readonly string[]): string => {
  const [first] = nearMatches(unknown, known, 1);
  return first === undefined ? '' : `. Did you mean '${first}'?`;
};
