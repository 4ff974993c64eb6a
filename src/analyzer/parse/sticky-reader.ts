/** Reads a text from its start, piece by piece: each sticky pattern is tried where the one before ended. */
export const stickyReader = (text: string): ((pattern: RegExp) => RegExpExecArray | null) => {
  let at = 0;
  return (pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
};
