import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allMarks,
  classes,
  documentsFolder,
  hasDocuments,
  marksOf,
  numbersOfDocuments,
  tableOf,
} from '../scripts/promises.mjs';

const marks = allMarks();
const marked = new Set(marks.map(({ number }) => number));
const promisesNothing = Object.values(classes).flat();

describe('docs/promises.md', () => {
  it('is made of the marks in the tests: npm run promises', () => {
    expect(readFileSync(join(import.meta.dirname, '../docs/promises.md'), 'utf8')).toBe(tableOf(marks));
  });

  it('has no row for a sentence that promises nothing', () => {
    expect(promisesNothing.filter((number) => marked.has(number))).toEqual([]);
  });
});

describe('a mark', () => {
  const MARK = '// promise 1.2.3';

  it('stands above its test, alone or with words, for one sentence or several', () => {
    const text = `${MARK}, 1.2.4: Words\n${MARK}\nit('is', () => {});\n\n  ${MARK}\n  it.each([\n    ['(', 1],\n  ])('is %s', () => {});`;
    expect(marksOf('a.test.ts', text)).toEqual([
      { number: '1.2.3', words: 'Words', file: 'a.test.ts', title: 'is' },
      { number: '1.2.4', words: 'Words', file: 'a.test.ts', title: 'is' },
      { number: '1.2.3', words: 'is', file: 'a.test.ts', title: 'is' },
      { number: '1.2.3', words: 'is %s', file: 'a.test.ts', title: 'is %s' },
    ]);
  });

  it.each([
    ['without a test', `${MARK}\nconst a = 1;`],
    ['at the end', MARK],
    ['above a test that is skipped', `${MARK}\nit.skip('is', () => {});`],
    ['above a test that is to be written', `${MARK}\nit.todo('is');`],
    ['in a group that is skipped', `describe.skip('all', () => {\n  ${MARK}\n  it('is', () => {});\n});`],
    ['beside a test that runs alone', `${MARK}\nit('is', () => {});\nit.only('alone', () => {});`],
    ['above a test that is skipped by an option', `${MARK}\nit('is', { skip: true }, () => {});`],
    ['above a test that skips itself', `${MARK}\nit('is', ({ skip }) => skip());`],
    ['in a chain that ends in a skip', `${MARK}\nit('is', () => {});\nit.concurrent.skip('other', () => {});`],
    ['above a table without cases', `${MARK}\nit.each([])('is', () => {});`],
    ['with a number of two parts', "// promise 1.2: Words\nit('is', () => {});"],
  ])('%s is an error', (_, text) => {
    expect(() => marksOf('a.test.ts', text)).toThrow('a.test.ts');
  });
});

if (hasDocuments) {
  describe('the documents', () => {
    const numbers = numbersOfDocuments();

    it('have a row or a class for every sentence', () => {
      expect(numbers.filter((number) => !marked.has(number) && !promisesNothing.includes(number))).toEqual([]);
    });

    it('have every sentence that is marked or classed', () => {
      expect([...marked, ...promisesNothing].filter((number) => !numbers.includes(number))).toEqual([]);
    });
  });
} else {
  it.skip(`the documents are not in ${documentsFolder}: that every sentence has a row is not checked`);
}
