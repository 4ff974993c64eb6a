/** Spellings that differ by country, on both sides of a comparison written one way. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^grey/, 'gray'],
  [/(?<=col|harb|parl|flav|neighb|hon|sav|glam|vig|hum|rum|lab|fav)our/, 'or'],
  [/(?<=cent|theat|fib|sab|lust)re$/, 'er'],
  [/is(?=e[ds]?$|ing$|ations?$)(?<=[a-z]{4}is)/, 'iz'],
  [/^jewellery$/, 'jewelry'],
  [/(?<=jewe|trave|mode|swive|marve)ll/, 'l'],
  [/yse(?=[ds]?$)/, 'yze'],
  [/^cosy/, 'cozy'],
  [/^mould/, 'mold'],
  [/^plough/, 'plow'],
  [/^yoghurt/, 'yogurt'],
];

/** A word in the one spelling that words are compared in. */
export const spelled = (word: string): string =>
  SPELLINGS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), word);

/** Endings by the shortest root they may leave, and what the root may have ended in. */
const ENDINGS: readonly (readonly [ending: string, shortest: number, restored: readonly string[]])[] = [
  ["'s", 2, ['']],
  ['s', 3, ['']],
  ['es', 3, ['']],
  ['ies', 3, ['y']],
  ['y', 3, ['', 'e']],
  ['ly', 4, ['', 'le']],
  ['ily', 3, ['y']],
  ['ish', 3, ['', 'e']],
  ['like', 3, ['']],
  ['ness', 4, ['']],
  ['iness', 3, ['y']],
  ['ic', 4, ['', 'y']],
  ['al', 4, ['', 'e']],
  ['ed', 4, ['', 'e']],
  ['ing', 4, ['', 'e']],
  ['er', 4, ['', 'e']],
  ['est', 4, ['', 'e']],
  ['ful', 4, ['']],
  ['toned', 3, ['']],
  ['coloured', 3, ['']],
  ['colored', 3, ['']],
];

/**
 * The words that a word may be an inflection of, the likeliest first, itself before all: foggy, fog; berries, berry; oceanic,
 * ocean. Endings are taken away and never added, so `part` is not taken for `party`.
 */
export const rootsOf = (word: string): readonly string[] => {
  const roots = [word];
  for (let i = 0; i < roots.length && i < 12; i += 1) {
    const from = roots[i]!;
    for (const [ending, shortest, restored] of ENDINGS) {
      if (!from.endsWith(ending) || from.length - ending.length < shortest) continue;
      const root = from.slice(0, -ending.length);
      for (const rest of restored) if (!roots.includes(root + rest)) roots.push(root + rest);
      const undoubled = root.replace(/([^aeiou])\1$/, '$1');
      if (undoubled !== root && !roots.includes(undoubled)) roots.push(undoubled);
    }
  }
  return roots;
};

/** Whether one letter is missing, added, wrong or changed place with its neighbour. */
export const isOneLetterOff = (x: string, y: string): boolean => {
  if (x === y || Math.abs(x.length - y.length) > 1) return false;
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  let end = 0;
  while (end < short.length - from && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  const rest = short.length - from - end;
  if (rest === 0) return true;
  if (short.length < long.length) return false;
  return rest === 1 || (rest === 2 && short[from] === long[from + 1] && short[from + 1] === long[from]);
};
