import { inComment } from '../../files/words.ts';
import type { TokenSet } from '../token-set.ts';

/** First line of a file, without the signs of a comment. */
export const heading = ({ title }: TokenSet): string =>
  title ? `${inComment(title)}: design tokens` : 'Design tokens';
