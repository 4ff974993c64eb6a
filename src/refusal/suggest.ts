/** Levenshtein distance of two strings, in single-character edits. */
const editDistance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(substitution, previous[j]! + 1, row[j - 1]! + 1);
    }
    previous = row;
  }
  return previous[b.length]!;
};

/**
 * The known names nearest to an unknown one, best first: edit distance at most 40 % of the longer name, or one
 * contains the other. Case is ignored.
 */
export const nearMatches = (unknown: string, known: readonly string[], count = 3): string[] => {
  const wanted = unknown.toLowerCase().slice(0, 64);
  return known
    .map((name) => {
      const other = name.toLowerCase();
      const contains = wanted.length > 1 && (other.includes(wanted) || wanted.includes(other));
      return { name, distance: editDistance(wanted, other), contains };
    })
    .filter(({ name, distance, contains }) => contains || distance <= 0.4 * Math.max(name.length, wanted.length))
    .sort((x, y) => x.distance - y.distance)
    .slice(0, count)
    .map(({ name }) => name);
};

/** `. Did you mean 'oklch'?`, or nothing where no known name is near. */
export const didYouMean = (unknown: string, known: readonly string[]): string => {
  const [first] = nearMatches(unknown, known, 1);
  return first === undefined ? '' : `. Did you mean '${first}'?`;
};
