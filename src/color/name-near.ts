import { nearMatches } from '../errors/suggest.ts';
import { NAMED_COLORS } from './named-colors.ts';

/** Words that can be meant as a name: a colour of CSS has one word, but people write two. `x on y` is a pair. */
const WORDS = /^(?!.*\bon\b)[a-z]+(?:[ _-][a-z]+)*$/i;
const LONGEST = 40;
const NAMES = [...NAMED_COLORS.keys()];

/** The named colour of CSS that words were most likely meant as: `rebecapurple`, `dark slate blue`. */
export const nameNear = (text: string): string | undefined =>
  text.length <= LONGEST && WORDS.test(text) ? nearMatches(text.replace(/[ _-]/g, ''), NAMES, 1)[0] : undefined;
