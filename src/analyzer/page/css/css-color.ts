import { readCss } from '../../../color/css/read.ts';

/** Longer values are more than one colour. */
const LENGTH = 120;

/** True for one value of the CSS type <color>, CSS Color 5; there are no variables outside of style sheets. */
export const isCssColor = (text: string): boolean => {
  if (text.length > LENGTH || /\bvar\(/i.test(text)) return false;
  const { color, fault } = readCss(text, { scheme: 'light' });
  return color !== undefined || fault.isOpen;
};
