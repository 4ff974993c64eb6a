import { lexer } from 'css-tree';

/** Longer values are more than one colour. */
const LENGTH = 120;

/** True for one value of the CSS type <color>, CSS Color 4. */
export const isCssColor = (text: string): boolean => {
  const value = text.trim();
  return value !== '' && value.length <= LENGTH && lexer.match('<color>', value).error === null;
};
