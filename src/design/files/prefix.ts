import { invalid, quote } from '../../errors/refusal.ts';
import { slug } from './words.ts';

/** The prefix of names in a file: the caller's made fit to be an identifier, or the resource's own. */
export const prefixOf = (wanted: string | undefined, standard: string): string => {
  if (wanted === undefined) return standard;
  const prefix = slug(wanted);
  if (!/^[a-z]/.test(prefix))
    throw invalid('options.prefix', `${quote(wanted)} contains no letter a-z to start a name with`);
  return prefix;
};
