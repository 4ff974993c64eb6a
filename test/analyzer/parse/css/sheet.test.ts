import { describe, expect, it } from 'vitest';
import { readSheet, readStyleAttribute } from '../../../../src/analyzer/parse/css/sheet.ts';

const short = (css: string): string[] =>
  readSheet(css).declarations.map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`);

describe('readSheet', () => {
  it.each([
    ['a{color:red;background:blue}', ['a { color: red }', 'a { background: blue }']],
    ['a { color : red }', ['a { color: red }']],
    ['a{color:red', ['a { color: red }']],
    ['a{color:red;;;}b{}', ['a { color: red }']],
    ['<!-- a{color:red} -->', ['a { color: red }']],
    ['a{/* color:red */}', []],
    ['a{content:"};color:red"}', ['a { content: "};color:red" }']],
    ['a{background:url(x;y.png);color:red}', ['a { background: url(x;y.png) }', 'a { color: red }']],
    ['a{b{color:red}}', ['a b { color: red }']],
    ['a{&:hover{color:red}color:blue}', ['a &:hover { color: red }', 'a { color: blue }']],
    ['a{>b{color:red}.c &{color:blue}}', ['a >b { color: red }', 'a .c & { color: blue }']],
    ['a{b:hover{color:red}}', ['a b:hover { color: red }']],
    ['a{--x:{color:red};--y:}', ['a { --x: {color:red} }', 'a { --y:  }']],
    ['a{color red;background:blue}', ['a { background: blue }']],
    ['a[{color:red} b{color:blue}', []],
    ['1a{color:red} b{color:blue}', ['b { color: blue }']],
    ['a{color:red}} b{color:blue} c{color:tan}', ['a { color: red }', 'c { color: tan }']],
    ['a{color:rgb(1,2} b{color:red}', ['a { color: rgb(1,2} b{color:red} }']],
    ['@font-face{src:url(x)}@page{margin:0}a{color:red}', ['a { color: red }']],
    ['@import "x";@charset "y";a{color:red}', ['a { color: red }']],
    ['@unknown x{a{color:red}} b{color:red}', ['b { color: red }']],
  ])('%s', (css, expected) => expect(short(css)).toEqual(expected));

  it('tells conditions, importance, place and kind', () => {
    const css =
      '@media print{@supports (a:b){a{color:red!important}}}\n@keyframes k{50%{color:blue}}\n@property --x{initial-value:#fff}';
    expect(readSheet(css).declarations).toEqual([
      {
        property: 'color',
        value: 'red',
        important: true,
        selector: 'a',
        conditions: ['@media print', '@supports (a:b)'],
        context: 'style',
        offset: css.indexOf('color'),
        rule: { prelude: 'a', parent: null },
      },
      {
        property: 'color',
        value: 'blue',
        important: false,
        selector: '@keyframes k 50%',
        conditions: [],
        context: 'keyframes',
        offset: css.indexOf('color:blue'),
        rule: null,
      },
      {
        property: 'initial-value',
        value: '#fff',
        important: false,
        selector: '--x',
        conditions: [],
        context: 'property',
        offset: css.indexOf('initial'),
        rule: null,
      },
    ]);
  });

  it('reads media within rules', () => {
    expect(readSheet('a{@media print{color:red}}').declarations).toMatchObject([
      { selector: 'a', conditions: ['@media print'], value: 'red' },
    ]);
  });

  it.each([
    ['nested rules', 'a{'.repeat(50_000)],
    ['nested media', '@media x{'.repeat(50_000)],
    ['brackets', `a{color ${'('.repeat(100_000)}`],
    ['declarations that turn out to be rules', 'a:b{'.repeat(20_000)],
    ['selectors without end', 'a,'.repeat(200_000)],
    ['semicolons', `a{${';'.repeat(300_000)}}`],
  ])('gets through %s', (_, css) => expect(readSheet(css).declarations).toEqual([]));

  it('reads a style attribute', () => {
    expect(
      readStyleAttribute('color:red; } b{color:blue').map(({ property, value, offset }) => [property, value, offset]),
    ).toEqual([['color', 'red', 0]]);
  });
});
