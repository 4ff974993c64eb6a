/** What joins a colour to the one behind it. */
const JOINT_BEHIND = /^\s*(?:,\s*(?:and\s+)?|and\s+|plus\s+|&\s*)(?=#|rgb|hsl|okl|lab|lch|hwb|color\()/i;
/** What leads to a colour, and says nothing without it. */
const LEAD = /[\s,;:&]*(?:\b(?:and|plus|with|in|use|using|(?:(?:must|please)\s+)?keep)\s*)?$/i;

/** A description without the colour from `start` to `end`, and without the word that leads to it. */
export const withoutColor = (note: string, start: number, end: number): string => {
  const [before, behind] = [note.slice(0, start), note.slice(end)];
  // Another colour takes its place in the list.
  if (JOINT_BEHIND.test(behind)) return before + behind.replace(JOINT_BEHIND, '');
  const led = before.replace(LEAD, '');
  return (led === '' ? behind.replace(/^[\s,;:.]+/, '') : led + behind).trim();
};
