import { all } from '../../../model/requirements.ts';
import { closest, type Element, isText, parentOf } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Texts in which single letters stand for themselves. */
const LITERAL = ['pre', 'code', 'kbd', 'samp', 'var', 'table', 'math', 'textarea', 'svg'];
const LETTERS = 4;

/** A word whose letters are set apart with single blanks, other than a list of letters. */
const spacedWord = (text: string): string | null => {
  const words = text.trim().split(/\s+/);
  if (words.length < LETTERS || !words.every((word) => /^\p{L}$/u.test(word))) return null;
  if (/[^\S ]|\s{2}/.test(text.trim())) return null;
  const letters = words.map((word) => word.toLowerCase());
  const inOrder = letters.every((letter, i) => i === 0 || letter.codePointAt(0)! > letters[i - 1]!.codePointAt(0)!);
  return new Set(letters).size < 3 || inOrder || !/[aeiouäöüàáâéèêíóôúåæøаеиоуыэюя]/iu.test(letters.join(''))
    ? null
    : words.join(' ');
};

const texts = (element: Element): string =>
  element.children.map((child) => (isText(child) ? child.data : '\u0000')).join('');

const wordIn = (element: Element, view: View): string | null => {
  const own = texts(element);
  if (own.includes('\u0000') || !view.rendering.exposed(element) || !view.rendering.onScreen(element)) return null;
  return LITERAL.includes(element.name) || closest(element, ...LITERAL) ? null : spacedWord(own);
};

/** Four single letters between blanks: what other texts hardly have. */
const SPACED = /(?:^|\s)\p{L} \p{L} \p{L} \p{L}(?:\s|$)/u;

export const a11ySpacedWord = a11y('a11y-spaced-word', 'minor', 'Letters of a word are set apart with spaces', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F32',
  fix: 'Write the word without spaces, and use letter-spacing in the style sheet.',
  requirements: { criteria: all('fails', '1.3.2'), techniques: ['C8'], failures: ['F32'] },
  elements: (view) =>
    view.page.elements.filter(
      (element) =>
        element.namespace === 'html' &&
        parentOf(element) !== null &&
        element.children.some((child) => isText(child) && SPACED.test(child.data)),
    ),
  test: (element, view) => wordIn(element, view),
  none: 'No text has single letters between spaces.',
  message: (n) => `${n} words have their letters set apart with spaces.`,
  examples: {
    passed: ['<p>A B C D</p>', '<p>x y z w</p>', '<pre>W E L C O M E</pre>', '<p>X X X X</p>'],
    failed: ['<h1>W E L C O M E</h1>', '<b>B O W L S</b>'],
    notApplicable: '<p>Welcome</p>',
  },
});
