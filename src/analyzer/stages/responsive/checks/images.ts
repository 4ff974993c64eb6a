import { html } from '../../../model/links.ts';
import { attr, type Element } from '../../../page/tree/node.ts';

/** One candidate of a srcset: address and descriptor. */
export interface Candidate {
  readonly url: string;
  /** `400w`, `2x`; `1x` where none is written. */
  readonly descriptor: string;
  readonly kind: 'w' | 'x' | 'invalid';
}

const kindOf = (descriptor: string): Candidate['kind'] => {
  if (/^\d+w$/.test(descriptor) && descriptor !== '0w') return 'w';
  return /^\d*\.?\d+(e[+-]?\d+)?x$/i.test(descriptor) ? 'x' : 'invalid';
};

const parsed = new WeakMap<Element, readonly Candidate[]>();
/** The candidates in the srcset of an element, read once. */
export const candidatesOf = (element: Element): readonly Candidate[] => {
  const known = parsed.get(element) ?? parseSrcset(attr(element, 'srcset') ?? '');
  parsed.set(element, known);
  return known;
};

/** Candidates of a srcset (HTML, "parse a srcset attribute"): addresses may hold commas, descriptors brackets. */
const parseSrcset = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  let rest = text;
  while (found.length < 200) {
    rest = rest.replace(/^[\s,]+/, '');
    const url = /^\S+/.exec(rest)?.[0];
    if (!url) return found;
    rest = rest.slice(url.length);
    const bare = url.replace(/,+$/, '');
    if (bare !== url) {
      found.push({ url: bare, descriptor: '1x', kind: 'x' });
      continue;
    }
    const descriptors = /^(?:[^,(]|\([^)]*\))*/.exec(rest)![0];
    rest = rest.slice(descriptors.length);
    const words = descriptors.trim().split(/\s+/).filter(Boolean);
    const [descriptor = '1x'] = words;
    const more = words.length > 1 && !(words.length === 2 && /h$/.test(words[1]!));
    found.push({ url: bare, descriptor, kind: more ? 'invalid' : kindOf(descriptor) });
  }
  return found;
};

export const HTML = html('images.html#srcset-attributes');

export const withSrcset = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((element) => attr(element, 'srcset')?.trim());
