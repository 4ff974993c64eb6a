const COLOR_AHEAD = '(?=#|rgb|hsl|okl|lab|lch|hwb|color\\()';
/** What joins a colour to the one behind it. */
const JOINT_BEHIND = new RegExp(
  String.raw`^\s*(?:,\s*(?:(?:and|or)\s+)?|(?:and|or|plus|to)\s+|&\s*)${COLOR_AHEAD}`,
  'i',
);
/** What a colour is for, which is said of nothing without it. */
const ROLE_BEHIND =
  /^\s*(?:(?:as|for)\s+(?:(?:the|an?)\s+)?)?(?:background|text|accent|button|border|heading|headline|link|primary|secondary)s?(?![\w-])/i;
/** What leads to a colour, and says nothing without it. */
const LEAD =
  /(?:[\s,;:&]|\b(?:and|or|but|plus|with|in|from|to|use|using|please|always|must|keep|(?:(?:the|our|my)\s+)?(?:brand|house)\s+colou?rs?\s+(?:is|are)))*$/i;

/** A description without the colour from `start` to `end`, and without the words that belong to it alone: what it is for, what leads to it, brackets. */
export const withoutColor = (note: string, start: number, end: number): string => {
  const isBracketed = /\(\s*$/.test(note.slice(0, start)) && /^\s*\)/.test(note.slice(end));
  const before = isBracketed ? note.slice(0, start).replace(/\(\s*$/, '') : note.slice(0, start);
  const behind = (isBracketed ? note.slice(end).replace(/^\s*\)/, '') : note.slice(end)).replace(ROLE_BEHIND, '');
  const joint = JOINT_BEHIND.exec(behind)?.[0];
  // Another colour takes its place in the list.
  if (joint !== undefined)
    return (/\bto\b/i.test(joint) ? before.replace(/\bfrom\s*$/i, '') : before) + behind.slice(joint.length);
  const led = before.replace(LEAD, '');
  return (led === '' ? behind.replace(/^[\s,;:.]+/, '') : led + behind).trim();
};
