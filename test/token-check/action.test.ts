import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ACTION = join(import.meta.dirname, '../../scripts/action');
const { compareTokens, markOf, summaryOf } = await import(join(ACTION, 'summary.mjs'));

const pair = (path: string, passes: boolean, theme = 'default') => ({
  text: { name: '.b { color }', path, line: 1 },
  background: { name: '.b { background }', path },
  themes: [theme],
  passes,
  ratio: passes ? 5 : 2,
  required: 4.5,
});
const NEW = { isNew: true };
const KNOWN = { isNew: false };

describe('tokens of a pull request against its base', () => {
  it.each([
    [
      'a failure in one of two files',
      [pair('a', true), pair('b', true)],
      [pair('a', false), pair('b', true)],
      [NEW],
      0,
    ],
    ['another of the same name', [pair('a', false)], [pair('a', false), pair('a', false)], [KNOWN, NEW], 0],
    ['the same', [pair('a', false), pair('a', true)], [pair('a', false), pair('a', true)], [KNOWN], 0],
    ['a rule before it', [pair('a', false)], [pair('a', true), pair('a', false)], [KNOWN], 0],
    ['one that is mended', [pair('a', false), pair('b', false)], [pair('a', true), pair('b', false)], [KNOWN], 1],
    ['one that is removed', [pair('a', false)], [], [], 1],
  ])('%s', (_, before, after, failing, fixed) => {
    const compared = compareTokens({ pairs: before }, { pairs: after });
    expect(compared.failing).toMatchObject(failing);
    expect(compared.failing).toHaveLength(failing.length);
    expect(compared.fixed).toHaveLength(fixed);
  });

  it('are a table in which no name is Markdown', () => {
    const summary = { aliases: 0, confusions: 0, duplicates: 0, unused: 0 };
    const theme = '![x](https://evil.example/p.png) \\| *b* _c_ `d` <img>';
    const text = summaryOf({ tokens: { report: { pairs: [pair('a', false, theme)], summary } } });
    expect(text).toContain(' | \\!\\[x\\](https://evil.example/p.png) \\\\\\| \\*b\\* \\_c\\_ \\`d\\` &lt;img> | ');
  });

  it('has a mark for each job of a workflow, which ends no comment of HTML', () => {
    const marks = ['a', 'b', '--> x'].map((job) => markOf({ GITHUB_WORKFLOW: 'CI', GITHUB_JOB: job }));
    expect(new Set(marks).size).toBe(3);
    for (const mark of marks) expect(mark).toMatch(/^<!-- metamer [^\s<>-]+ -->$/);
  });

  it('has a mark for each use in a job that names its uses, and the earlier one without a name', () => {
    const job = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'a' };
    const marks = ['', 'site', 'tokens', '--> x'].map((id) => markOf({ ...job, COMMENT_ID: id }));
    expect(new Set(marks).size).toBe(4);
    expect(marks[0]).toBe(markOf(job));
    for (const mark of marks) expect(mark).toMatch(/^<!-- metamer [^\s<>-]+ -->$/);
  });
});
