import { collapsed } from '../../reading/page/metadata.ts';
import { ownText } from '../../reading/page/parse.ts';
import type { SeoInput } from './input.ts';

/** The text of the title, and of the first h1, white space collapsed. */
export const titleOf = ({ page }: SeoInput): string => {
  const [title] = page.byTag('title');
  return title ? collapsed(ownText(title)) : '';
};
