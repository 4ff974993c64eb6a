import index from 'language-subtag-registry/data/json/index.json' with { type: 'json' };
import { attr, type Element, parentOf } from './tree/node.ts';

type SubtagIndex = Readonly<Record<string, Readonly<Record<string, number>>>>;

const has = (subtag: string, type: string): boolean =>
  (index as SubtagIndex)[subtag.toLowerCase()]?.[type] !== undefined;

/** The first subtag of a language tag in lower case; null if it is not of letters. */
export const primarySubtag = (tag: string): string | null => {
  const [first = ''] = tag.trim().split('-');
  return /^[A-Za-z]{2,8}$/.test(first) ? first.toLowerCase() : null;
};

/** True where the primary subtag is a language in the IANA Language Subtag Registry. */
export const isKnownLanguage = (tag: string): boolean => {
  const primary = primarySubtag(tag);
  return primary !== null && has(primary, 'language');
};

export const isRegion = (subtag: string): boolean => /^([A-Za-z]{2}|\d{3})$/.test(subtag) && has(subtag, 'region');
export const isScript = (subtag: string): boolean => /^[A-Za-z]{4}$/.test(subtag) && has(subtag, 'script');

/** The language that HTML gives an element: the nearest lang; empty if there is none. */
export const languageOf = (element: Element): string => {
  for (let up: Element | null = element; up; up = parentOf(up)) {
    const lang = attr(up, 'lang');
    if (lang !== undefined) return lang.trim();
  }
  return '';
};
