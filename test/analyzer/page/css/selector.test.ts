import { describe, expect, it } from 'vitest';
import { DECIDED_PSEUDO_CLASSES } from '../../../../src/analyzer/page/css/pseudo-classes.ts';
import { selectorCompiler } from '../../../../src/analyzer/page/css/selector.ts';
import { parsePage } from '../../../../src/analyzer/page/tree/parse.ts';

const PAGE = parsePage(
  `<!doctype html><html lang="en-GB"><body>
   <main class="a b" id="m"><p lang="de-CH">x<p dir="rtl">y<p class="last"></main>
   <form><input id="e" placeholder="p"><input id="r" readonly value="v"><input id="c" type="checkbox" checked>
   <fieldset disabled><legend><input id="l"></legend><input id="d"></fieldset><select><option id="o" selected>1</select></form>
   <details open id="t"><summary>s</summary></details><svg><linearGradient id="g"/></svg><x-y id="x"></x-y>
   <ul><li class="k"><li><li class="k"><li class="k" id="third"></ul>`,
  'https://example.org/',
);

const compiler = selectorCompiler(false);

/** Elements by id or tag that a list surely matches, and those it might. */
const matched = (list: string, want: boolean | null): string[] | null => {
  const selectors = compiler.compile(list);
  if (!selectors) return null;
  return PAGE.elements
    .filter((element) => {
      const answers = selectors.map((selector) => selector.matches(element));
      return want === null ? answers.includes(null) && !answers.includes(true) : answers.includes(true);
    })
    .map((element) => element.attribs.id ?? element.name);
};

describe('a selector', () => {
  it.each([
    ['.a:not(.open, main, .x)', []],
    ['main.a.b', ['m']],
    [':is(main, svg) > p, .nothing', ['p', 'p', 'p']],
    ['p:lang(de)', ['p']],
    ['p:lang("*-CH")', ['p']],
    ['main :dir(rtl)', ['p']],
    ['input:placeholder-shown', ['e']],
    ['input:read-only', ['r', 'c', 'd']],
    ['input:disabled', ['d']],
    ['input:enabled', ['e', 'r', 'c', 'l']],
    ['input:checked, option:checked', ['c', 'o']],
    ['option:default', ['o']],
    ['details:open', ['t']],
    ['li:nth-child(2 of .k)', ['li']],
    ['li:nth-last-child(1 of .k)', ['third']],
    ['li:nth-child(2n+2):last-child', ['third']],
    ['main:has(> .last)', ['m']],
    ['a:hover, p:focus-within, :target', []],
    ['linearGradient', ['g']],
    ['main:not(:hover)', ['m']],
    ['p::before, p::-webkit-scrollbar', []],
    ['[lang|=de]', ['p']],
  ])('%s matches %j', (list, expected) => {
    expect(matched(list, true)).toEqual(expected);
    expect(matched(list, null)).toEqual([]);
  });

  it.each([
    ['input:invalid', ['e', 'r', 'c', 'l', 'd']],
    ['main:not(:unheard-of)', ['m']],
    ['main:is(:unheard-of, svg)', ['m']],
    ['svg|main', ['m']],
    ['x-y:defined', ['x']],
    ['main:-moz-broken', ['m']],
    [':host(main) p.last', ['p']],
    [`${':not('.repeat(3)}:nonsense${')'.repeat(3)} #g`, ['g']],
  ])('%s might match %j', (list, expected) => {
    expect(matched(list, null)).toEqual(expected);
    expect(matched(list, true)).toEqual([]);
  });

  it.each(['main < body', 'a || b', '[a!=b]'])('%s is none in CSS', (list) =>
    expect(matched(list, true) ?? []).toEqual([]),
  );

  it.each([
    ['main', 1],
    ['#m.a p', 1_001_001],
    [':where(#m) p', 1],
    [':is(#m, p) p:first-child', 1_001_001],
    ['[id=m]', 1000],
  ])('%s weighs %i', (list, weight) => expect(compiler.compile(list)?.[0]?.specificity).toBe(weight));

  it('is filed by the strongest part of its last compound', () => {
    const key = (list: string) => compiler.compile(list)?.[0]?.key;
    expect(key('main p.last#x')).toEqual({ kind: 'id', name: 'x' });
    expect(key('#x p.last')).toEqual({ kind: 'class', name: 'last' });
    expect(key('#x > P')).toEqual({ kind: 'tag', name: 'p' });
    expect(key(':not(p)')).toEqual({ kind: 'any' });
  });

  it('compares classes without case in quirks mode', () => {
    const [selector] = selectorCompiler(true).compile('.A')!;
    expect(PAGE.elements.some((element) => selector!.matches(element))).toBe(true);
  });

  it('that is too deep or too expensive leaves open what it matches', () => {
    const deep = `${':is('.repeat(20_000)}p${')'.repeat(20_000)}`;
    expect(compiler.compile(deep)?.every((selector) => selector.matches(PAGE.root) !== true)).toBe(true);
    const many = parsePage(`<!doctype html><body>${'<b class=b></b>'.repeat(5000)}`, 'https://example.org/');
    const [selector] = selectorCompiler(false).compile('.a ~ .b')!;
    expect(selector!.matches(many.elements.at(-1)!)).toBe(false);
    const answers = new Set(many.elements.map((element) => selector!.matches(element)));
    expect([...answers].sort()).toEqual([false, null]);
  });

  it('has these pseudo-classes decided', () =>
    expect(DECIDED_PSEUDO_CLASSES.join(' ')).toMatchInlineSnapshot(
      `"-moz-focusring -webkit-autofill -webkit-full-screen active any-link autofill buffering checked current default dir disabled empty enabled first-child first-of-type focus focus-visible focus-within fullscreen future host host-context hover indeterminate lang last-child last-of-type link local-link modal nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type open optional past picture-in-picture placeholder-shown playing popover-open read-only read-write required root scope seeking slotted stalled target target-within user-invalid user-valid visited volume-locked"`,
    ));
});
