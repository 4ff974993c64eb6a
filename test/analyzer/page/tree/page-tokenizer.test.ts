import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { adapterFor } from '../../../../src/analyzer/page/tree/adapter.ts';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';
import { runs } from '../../../size.ts';

/** What states of the tokenizer differ in, and what ends a run of text. */
const PIECES = (
  '< > " \' & = / - -- ; &amp; &notit; &#0; &#x80; </p> <p> <b> </b> <br/> <!-- --> <!- <? <![CDATA[x]]> <!doctype&#32;x> ' +
  '<title> </title> <textarea> </textarea> <style> </style> <script> </script> <script><!-- --></script> <xmp> <plaintext> ' +
  '<table> <tr> <td> <caption> <colgroup> <select> <option> <template> </template> <frameset> </frameset> <svg> <math> <mi> ' +
  '</body> </html> <head> <body> <pre> <noscript> a b1 é 漢字 😀'
)
  .split(' ')
  .map((piece) => piece.replace('&#32;', ' '));
const SPACES = [
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\f',
  '\0',
  '\u0001',
  '\u0085',
  '\ud83d',
  '\udc00',
  '\ufffe',
  ' x y ',
];
const ATTRIBUTES = [
  '<a href=x y>',
  '<a title="a b\nc&amp;d">',
  "<i data-é='x > y\r\n'>",
  '<img ALT = "x"b=\'\'>',
  '<a b=c"d>',
  // Tags that are taken whole, and those that are all but such.
  '<p class="a b" id=\'c"d\' hidden data-x-1="é 漢">',
  '<img\n  src="/a.png"\n\talt="two\nlines"\n/>',
  '<br / >',
  '<b x="1" x="2">',
  '<b x="1"y="2">',
  '<b x = "1">',
  '<b x="&lt;" y="<">',
  '<b x="\r\n">',
  '<b x="\u0001" y="😀">',
  '<b x="\ud83d">',
  '<Div ID="a">',
  '</Div >',
  '</b\n>',
  '</i x="1">',
  '</h1>',
  '<svg viewBox="o o i i" xlink:href="#a" viewbox="i"/>',
  '<b __proto__="1" constructor="2">',
  `<b ${Array.from({ length: 18 }, (_, i) => `a${i}="${i}"`).join(' ')} a3="again">`,
  '<b x="unclosed',
];

/** The same sequence each time (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

const sourceFrom = (seed: number): string => {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]): string => list[random(list.length)]!;
  const lists = [PIECES, PIECES, SPACES, ATTRIBUTES];
  return Array.from({ length: 1 + random(40) }, () => pick(lists[random(lists.length)]!)).join('');
};

type Place = readonly [name: string, line: number, column: number, start: number, end: number];

const placesIn = (top: DefaultTreeAdapterTypes.ParentNode): Place[] => {
  const found: Place[] = [];
  const stack = [...top.childNodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const { startLine, startCol, startOffset, endOffset } =
      node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation ?? {};
    found.push([node.tagName, startLine ?? 0, startCol ?? 0, startOffset ?? -1, endOffset ?? -1]);
    stack.push(...[...node.childNodes].reverse());
  }
  return found;
};

/** A page as parse5 reads it by itself. */
const expected = (source: string) => {
  const errors: string[] = [];
  const document = parse(source, {
    scriptingEnabled: true,
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) => errors.push(code),
  });
  return { html: serialize(document), places: placesIn(document), errors };
};

const read = (source: string) => {
  const { document, elements, parseErrors } = parsePage(source, 'https://example.org/');
  return {
    html: serialize(document, { treeAdapter: adapterFor(source, () => {}) }),
    places: elements.map(({ name, line, column, start, end }): Place => [name, line, column, start, end]),
    errors: parseErrors.items.map(({ code }) => code),
  };
};

describe('a page that is read in runs', () => {
  it('comes to what parse5 reads character by character', () => {
    for (let seed = 0; seed < runs(3000); seed += 1) {
      const source = sourceFrom(seed);
      const [ours, theirs] = [read(source), expected(source)];
      expect(ours.html, JSON.stringify(source)).toBe(theirs.html);
      expect(ours.places, JSON.stringify(source)).toEqual(theirs.places);
      expect(ours.errors, JSON.stringify(source)).toEqual(theirs.errors.slice(0, 50));
    }
  });

  it('keeps its places beyond what the parser holds of a source', () => {
    const source =
      `<title>x</title><p title="${'long value '.repeat(9000)}">${'text, '.repeat(20_000)}<b>\n<i>x`.repeat(3);
    expect(read(source)).toEqual({ ...expected(source), errors: expect.anything() });
  });
});
