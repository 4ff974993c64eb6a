import type { Parameter } from '../reference/document.ts';
import { wordsOf } from './titles.ts';

export type FilterValue = string | number | boolean;
/** What filters are set to, as texts of the address and as programs send them. */
export interface FiltersRead {
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, FilterValue>>;
  /** What of the text is left out, each in a sentence. */
  readonly faults: readonly string[];
}

const MOST_SHOWN = 40;
const short = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

const listOf = (values: readonly unknown[]): string => values.map((one) => wordsOf(String(one))).join(', ');

export type Read = { readonly value: FilterValue } | { readonly accepted: string };
/** How texts that are neither numbers nor of a list are read, by the name of the filter. */
export type TextReaders = Readonly<Record<string, (text: string) => Read>>;

const readNumber = ({ type, minimum = 0, maximum = 1 }: Parameter, text: string): Read => {
  const value = Number(text);
  const isWhole = type !== 'integer' || Number.isInteger(value);
  if (text.trim() !== '' && isWhole && value >= minimum && value <= maximum) return { value };
  return { accepted: `${type === 'integer' ? 'a whole number' : 'a number'} from ${minimum} to ${maximum}` };
};

const readOne = (filter: Parameter, text: string, readers: TextReaders): Read => {
  const { name, type, enum: words } = filter;
  const own = readers[name];
  if (own) return own(text);
  if (words) return words.includes(text) ? { value: text } : { accepted: listOf(words) };
  if (type === 'boolean')
    return text === 'true' || text === 'false' ? { value: text === 'true' } : { accepted: 'true or false' };
  return readNumber(filter, text);
};

/** Reads filters written as `name:value`, separated by `~`. Never throws. */
export const readFilters = (written: string, filters: readonly Parameter[], readers: TextReaders = {}): FiltersRead => {
  const texts: Record<string, string> = {};
  const values: Record<string, FilterValue> = {};
  const faults: string[] = [];
  for (const part of written.split('~').filter(Boolean)) {
    const [name = '', ...rest] = part.split(':');
    const text = rest.join(':');
    const filter = filters.find((one) => one.name === name);
    const read = filter ? readOne(filter, text, readers) : undefined;
    if (!read) faults.push(`Unknown filter “${short(name)}” was ignored.`);
    else if ('accepted' in read) faults.push(`${name} “${short(text)}” was ignored: enter ${read.accepted}.`);
    else {
      // A text with a reader of its own is kept as the service takes it.
      texts[name] = readers[name] ? String(read.value) : text;
      values[name] = read.value;
    }
  }
  return { texts, values, faults };
};

/** The text that brings filters back. */
export const writeFilters = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(':'))
    .join('~');
