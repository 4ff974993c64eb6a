/** What is said where one more colour has no room. */
export const fullText = (most: number): string => `Not added: the limit is ${most}.`;

/** What is said of colours that were pasted where `most` have room: how many were taken, and the limit where not all were. */
export const importedText = (found: number, most: number, done = 'imported'): string =>
  found > most
    ? `${most} of ${found} colours ${done}: the limit is ${most}.`
    : `${found} ${found === 1 ? 'colour' : 'colours'} ${done}.`;
