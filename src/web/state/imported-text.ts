/** What is said of colours that were pasted where `most` have room: how many were taken, and how many were left out. */
export const importedText = (found: number, most: number, done = 'imported'): string => {
  const taken = Math.min(found, most);
  const said = `${taken} ${taken === 1 ? 'colour' : 'colours'} ${done}.`;
  const over = found - most;
  return over > 0 ? `${said} ${over} ${over === 1 ? 'was' : 'were'} left out: the limit is ${most}.` : said;
};

/** What is said where one more colour has no room. */
export const fullText = (most: number): string => `No colour was added: the limit is ${most}.`;
