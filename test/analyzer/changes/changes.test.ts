import { describe, expect, it } from 'vitest';
import { timeFor } from '../../../src/analyzer/changes/budget.ts';
import { faultsIn, proposalsFor } from '../../../src/analyzer/changes/candidates.ts';
import { changesOf } from '../../../src/analyzer/changes/changes.ts';
import { faultBook } from '../../../src/analyzer/changes/fault-book.ts';
import { CHANGED_CHECKS } from '../../../src/analyzer/changes/proposals/index.ts';
import { proven } from '../../../src/analyzer/changes/prove.ts';
import { showing } from '../../../src/analyzer/changes/show.ts';
import { contextOf } from '../../../src/analyzer/changes/source/context.ts';
import { edited } from '../../../src/analyzer/changes/source/edit.ts';
import { markupOf } from '../../../src/analyzer/changes/source/markup.ts';
import type { Change } from '../../../src/analyzer/model/change.ts';
import type { Finding } from '../../../src/analyzer/model/check.ts';
import { STAGE_IDS } from '../../../src/analyzer/model/stages.ts';
import { parsePage } from '../../../src/analyzer/page/tree/parse.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgeStages } from '../../../src/analyzer/stages/run.ts';
import { RUNNING } from '../../../src/analyzer/stages/table.ts';
import { judgeForReport } from '../../../src/analyzer/workers/run-stages.ts';
import { type Example, inputOf } from '../stages/example-input.ts';

const CHECKS = Object.values(RUNNING).flatMap(({ checks }) => checks);

/** Changes of a check on a page that stood their trial. */
const changesOn = (example: Example, check: string): Change[] => {
  const input = inputOf(example);
  const results = judgeStages(input, STAGE_IDS);
  const context = contextOf(input);
  const candidates = faultsIn(input.page, results)
    .filter((fault) => fault.check === check)
    .flatMap((fault) => proposalsFor(fault, context).map((proposal) => ({ fault, proposal })));
  const trial = { input, stages: STAGE_IDS, before: faultBook(results), mayGoOn: () => true };
  const good = candidates.filter((candidate) => proven([candidate], trial).size > 0);
  return good.map(({ proposal }) => showing(input.page)(proposal));
};

const shown = (example: Example, check: string): string[] =>
  changesOn(example, check).map(({ kind, before, after }) => `${kind}: ${before} -> ${after}`);

/** Failing examples that no change mends without another fault, by check. */
const WITHOUT: Readonly<Record<string, number>> = {
  'a11y-skip-link-target': 1,
  'a11y-landmark-main': 2,
  'a11y-role-allowed': 2,
  'a11y-role-required-attr': 1,
  'a11y-aria-value-valid': 1,
  'a11y-aria-required-owned': 1,
  'a11y-th-assigned': 1,
  'a11y-list': 1,
  'a11y-label-in-name': 1,
  'a11y-table-caption': 1,
  'a11y-region': 1,
  'a11y-pointer-only': 1,
  'a11y-native-role': 1,
  'a11y-lang-text': 1,
  'doc-obsolete-element': 1,
  'doc-obsolete-attribute': 1,
  'doc-fragment-target': 1,
  'doc-script-attributes': 1,
  // One of them states it in a header, which no markup changes.
  'seo-canonical-absolute': 2,
  'meta-og-attribute': 1,
  'resp-viewport-syntax': 1,
};

describe('changes', () => {
  it('are there for 60 checks and more, each of which is in the registry', () => {
    expect(CHANGED_CHECKS.filter((id) => !CHECKS.some((check) => check.id === id))).toEqual([]);
    expect(new Set(CHANGED_CHECKS).size).toBeGreaterThan(120);
  });

  it.each(CHANGED_CHECKS)('%s mends the pages that it is shown with', (id) => {
    const examples = [CHECKS.find((check) => check.id === id)!.examples.failed ?? []].flat();
    const left = examples.filter((example) => changesOn(example, id).length === 0);
    expect(left.length, JSON.stringify(left)).toBeLessThanOrEqual(WITHOUT[id] ?? 0);
  });

  it.each<[check: string, example: Example, change: string]>([
    [
      'a11y-meta-viewport',
      { head: '<meta name="viewport" content="width=device-width, user-scalable=no">' },
      'exact: <meta name="viewport" content="width=device-width, user-scalable=no"> -> <meta name="viewport" content="width=device-width">',
    ],
    ['a11y-tabindex', '<button tabindex="3">x</button>', 'exact: <button tabindex="3"> -> <button>'],
    [
      'a11y-tabindex',
      '<div role="button" tabindex="3">x</div>',
      'exact: <div role="button" tabindex="3"> -> <div role="button" tabindex="0">',
    ],
    [
      'a11y-aria-attr-valid',
      '<b id="t">x</b><nav aria-labeledby="t">x</nav>',
      'suggestion: <nav aria-labeledby="t"> -> <nav aria-labelledby="t">',
    ],
    [
      'a11y-form-field-name',
      '<label>Name</label><input>',
      'suggestion: <label>Name</label><input> -> <label for="field">Name</label><input id="field">',
    ],
    [
      'a11y-pointer-only',
      '<div onclick="go()">Menu</div>',
      'suggestion: <div onclick="go()">Menu</div> -> <button onclick="go()" type="button">Menu</button>',
    ],
    [
      'a11y-dialog-name',
      '<div role="dialog"><h2>Cart</h2></div>',
      'exact: <div role="dialog"><h2> -> <div role="dialog" aria-labelledby="dialog-title"><h2 id="dialog-title">',
    ],
    [
      'a11y-button-name',
      '<button><i class="fa fa-search"></i></button>',
      'suggestion: <button> -> <button aria-label="Search">',
    ],
    ['a11y-img-name', '<img src="/a.png">', 'template: <img src="/a.png"> -> <img src="/a.png" alt="…">'],
  ])('%s: %s', (check, example, change) => {
    expect(shown(example, check)).toContain(change);
  });

  it('are suggestions where a style sheet or a script names what changes', () => {
    const page = (head: string) => ({ head, body: '<button tabindex="3">x</button>' });
    expect(changesOn(page('<style>[tabindex]{color:red}</style>'), 'a11y-tabindex')[0]!.kind).toBe('suggestion');
    expect(changesOn(page('<script>el.tabIndex</script>'), 'a11y-tabindex')[0]!.kind).toBe('suggestion');
  });

  it.each([
    '<style>[ TabIndex ]{color:red}</style>',
    '<style>a[x],[*|tabindex="3" i]{color:red}</style>',
    '<style>[/**/tabindex]{color:red}</style>',
    '<style>p::after{content:attr( tabindex )}</style>',
  ])('are suggestions however a style sheet writes it: %s', (head) => {
    expect(changesOn({ head, body: '<button tabindex="3">x</button>' }, 'a11y-tabindex')[0]!.kind).toBe('suggestion');
  });

  it('are exact where a style sheet names another attribute', () => {
    const head = '<style>[tabindexes],[data-tabindex]{color:red}</style>';
    expect(changesOn({ head, body: '<button tabindex="3">x</button>' }, 'a11y-tabindex')[0]!.kind).toBe('exact');
  });

  it('never remove words without a person', () => {
    const [change] = changesOn({ head: '<meta name="keywords" content="bowls">' }, 'seo-meta-keywords');
    expect(change!.kind).toBe('suggestion');
  });

  it('give new ids that nothing has or names', () => {
    const field = (context: ReturnType<typeof contextOf>) => context.page.byTag('input');
    const context = contextOf(
      inputOf({
        head: '<style>#field-1,#FIELD-2{color:red}</style><script>at("field-3")</script>',
        body: '<p id="field"></p><p id="field-4"></p><input><input>',
      }),
    );
    expect(field(context).map((one) => context.idOf(one, 'field'))).toEqual(['field-5', 'field-6']);
    expect(context.idOf(field(context)[0]!, 'field')).toBe('field-5');
  });

  it('are withheld where another check finds more', () => {
    // What may not be named would be named.
    expect(shown('<b id="t">x</b><div aria-labeledby="t">x</div>', 'a11y-aria-attr-valid')).toEqual([
      'suggestion: <div aria-labeledby="t"> -> <div>',
    ]);
  });

  it('have edits against the source as it was read', () => {
    const source =
      '<!doctype html>\r\n<html lang="en"><meta charset="utf-8"><title>Bowls</title>\r\n<main><h1>𝒳</h1> <p>𝒳 <button tabindex="3">x</button></main>';
    const [change] = changesOn({ source }, 'a11y-tabindex');
    const lines = source.split('\n');
    const [{ line, column, length, text }] = change!.edits as [Change['edits'][number]];
    expect([line, lines[line - 1]!.slice(column - 1, column - 1 + length), text]).toEqual([3, ' tabindex="3"', '']);
  });
});

describe('a report', () => {
  const changesIn = (example: Example, changes?: 'all' | 'exact' | 'none'): Change[][] => {
    const { sections } = judgeForReport(inputOf(example).gathered, {
      stages: readScope(['structure']).effective,
      key: 'test',
      now: 0,
      changes,
    });
    const findings = Object.values(sections).flatMap((section) =>
      Object.values(section).flatMap((value) => (value as { findings?: Finding[] } | null)?.findings ?? []),
    );
    return findings
      .flatMap(({ items }) => items.map((item) => [...(item.changes ?? [])]))
      .filter(({ length }) => length);
  };
  const many = `<main><h1>Bowls</h1>${'<img src="/a.png"><button tabindex="2">x</button>'.repeat(12)}</main>`;

  it('shows them at the first five places of a finding, exact ones alone, or none', () => {
    const all = changesIn(many);
    expect(all).toHaveLength(10);
    expect(
      changesIn(many, 'exact')
        .flat()
        .map(({ kind }) => kind),
    ).toEqual(Array(5).fill('exact'));
    expect(changesIn(many, 'none')).toEqual([]);
  });

  it('has none that inserts more than a thousand characters, or in more than fifty places', () => {
    const field = (words: string) => `<main><h1>Bowls</h1><form><input placeholder="${words}"></form></main>`;
    const texts = (words: string) =>
      changesIn(field(words)).flatMap((all) => all.flatMap(({ edits }) => edits.map(({ text }) => text.length)));
    expect(Math.max(...texts('bowls of stoneware '.repeat(40)))).toBeGreaterThan(500);
    expect(Math.max(0, ...texts('bowls of stoneware '.repeat(200)))).toBeLessThanOrEqual(1000);
  });

  it('has at most two at a place and 40 in all', () => {
    const kinds = Array.from(
      { length: 15 },
      (_, i) =>
        `<div role="buton${i}">x</div><a href="#">y${i}</a><img src="/${i}.png"><p tabindex="${i + 1}">z</p><input placeholder="q${i}"><div aria-hiden="true">a</div><i onclick="go()">b</i><em aria-label="c">d</em><button></button><a href="/${i}"></a>`,
    );
    const all = changesIn(`<main><h1>x</h1>${kinds.join('')}</main>`);
    expect(all.flat().length).toBeLessThanOrEqual(40);
    expect(all.flat().length).toBeGreaterThan(20);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(2);
  });
});

describe('markup', () => {
  const page = (source: string) => parsePage(source, 'https://example.org/');
  const made = (
    source: string,
    tag: string,
    change: (
      m: ReturnType<typeof markupOf>,
      e: NonNullable<ReturnType<typeof page>['root']>,
    ) => ReturnType<ReturnType<typeof markupOf>['set']>,
  ): string => {
    const read = page(source);
    const edits = change(markupOf(read), read.byTag(tag)[0]!);
    return edits === null ? 'none' : edited(source, edits).text;
  };

  it('sets, drops and renames attributes however they are written', () => {
    expect(made("<p title='a'>x", 'p', (m, e) => m.set(e, 'title', 'b'))).toBe("<p title='b'>x");
    expect(made('<p title=a>x', 'p', (m, e) => m.set(e, 'title', 'b c'))).toBe('<p title="b c">x');
    expect(made('<p hidden title>x', 'p', (m, e) => m.set(e, 'title', 'b"'))).toBe('<p hidden title="b&quot;">x');
    expect(made('<img src="a"/>', 'img', (m, e) => m.set(e, 'alt', ''))).toBe('<img src="a" alt=""/>');
    expect(made('<p\n  ID="a"\n  class="b">x', 'p', (m, e) => m.drop(e, 'id'))).toBe('<p\n  class="b">x');
    expect(made('<p a=">" b>x', 'p', (m, e) => m.rename(e, 'b', 'c'))).toBe('<p a=">" c>x');
    expect(made('<p>x', 'p', (m, e) => m.drop(e, 'id'))).toBe('none');
  });

  it('separates attributes at the white space of HTML alone', () => {
    expect(made('<p title=a\u00a0b>x', 'p', (m, e) => m.set(e, 'title', 'c'))).toBe('<p title="c">x');
    expect(made('<p a\u00a0title=x title="a">x', 'p', (m, e) => m.set(e, 'title', 'c'))).toBe(
      '<p a\u00a0title=x title="c">x',
    );
    expect(made('<p =a title="b">x', 'p', (m, e) => m.drop(e, 'title'))).toBe('<p =a>x');
  });

  it('renames an element with the end tag that is its own', () => {
    const nested = '<div id="a"><div>x</div><p>y</div><div>z</div>';
    expect(made(nested, 'div', (m, e) => m.retag(e, 'main'))).toBe('<main id="a"><div>x</div><p>y</main><div>z</div>');
    expect(made('<div>x<p>y', 'div', (m, e) => m.retag(e, 'main'))).toBe('none');
    expect(made('<b><big>x</big></b>', 'b', (m, e) => m.retag(e, 'em'))).toBe('<em><big>x</big></em>');
    expect(made('<b>x</big></b >', 'b', (m, e) => m.retag(e, 'em'))).toBe('<em>x</big></em >');
  });

  it('removes the line of what stands alone on it', () => {
    expect(made('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', 'li', (m, e) => m.remove(e))).toBe(
      '<ul>\n  <li>b</li>\n</ul>',
    );
  });
});

describe('time', () => {
  it('is asked for before each proposal', () => {
    const input = inputOf('<button tabindex="1">x</button>'.repeat(9));
    const results = judgeStages(input, ['structure']);
    const faults = faultsIn(input.page, results).filter(({ check }) => check === 'a11y-tabindex');
    const trial = { input, stages: ['structure'] as const, before: faultBook(results), mayGoOn: () => true };
    let asked = 0;
    const mayPropose = () => {
      asked += 1;
      return asked <= 3;
    };
    const found = changesOf(faults, contextOf(input), trial, { kinds: ['exact'], perPlace: 1, mayPropose });
    expect([faults.length, found.size, asked]).toEqual([9, 3, 4]);
  });

  it('ends before a trial that would take longer than is left', () => {
    let now = 0;
    const mayGoOn = timeFor(250, 50, () => now);
    expect(mayGoOn()).toBe(true);
    now = 100;
    expect(mayGoOn()).toBe(true);
    now = 180;
    // The last one took 80.
    expect(mayGoOn()).toBe(false);
    expect(mayGoOn()).toBe(false);
    expect(timeFor(250, 300, () => 0)()).toBe(false);
  });
});
