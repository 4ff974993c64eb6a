import { describe, expect, it } from 'vitest';
import { importsOf } from '../../../../src/analyzer/parse/css/imports.ts';

const hrefs = (css: string): string[] => importsOf(css).map(({ href }) => href);

describe('importsOf', () => {
  it.each([
    ['@import "a.css";', ['a.css']],
    ["@IMPORT 'a.css'", ['a.css']],
    ['@import url(a.css);@import url( "b.css" );', ['a.css', 'b.css']],
    ['/* @import "no.css"; */ <!-- @import "a.css"; -->', ['a.css']],
    ['@charset "utf-8";\n@layer base, theme;\n@import "a.css";', ['a.css']],
    ['@layer base { }\n@import "late.css";', []],
    ['p{} @import "late.css";', []],
    ['@import "a\\2e css";', ['a.css']],
    ['@import "";@import "b.css";', ['b.css']],
    ['@import nonsense; @import "b.css";', []],
    ['/* never closed @import "a.css";', []],
  ])('of %j are %j', (css, expected) => expect(hrefs(css)).toEqual(expected));
  it('keeps the media text, without layer and supports', () => {
    const css =
      '@import "a.css" layer(x.y) supports(display: grid) screen and (min-width: 1px);@import "b.css" layer print;';
    expect(importsOf(css).map(({ media }) => media)).toEqual(['screen and (min-width: 1px)', 'print']);
  });
  it('stops at fifty', () => expect(hrefs('@import "a.css";'.repeat(500))).toHaveLength(50));
});
