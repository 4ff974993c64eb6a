import { expect, it } from 'vitest';
import { withoutColor } from '../../src/web/parts/note-text.ts';
import { isLocked } from '../../src/web/parts/note-words.ts';
import { BRIEF } from '../../src/web/tasks/brief.ts';

it.each([
  ['calm clinic with #0057b8', '#0057b8', 'calm clinic'],
  ['with #0057b8, calm', '#0057b8', 'calm'],
  ['law firm, must keep #7b1e2b, sober', '#7b1e2b', 'law firm, sober'],
  ['keep #e4002b and #1d1d1b', '#e4002b', 'keep #1d1d1b'],
  ['keep #e4002b and #1d1d1b', '#1d1d1b', 'keep #e4002b'],
  ['our house colours #e4002b, #1d1d1b must stay', '#e4002b', 'our house colours #1d1d1b must stay'],
  ['rgb(0, 87, 184), oklch(62% 0.17 25) at night', 'rgb(0, 87, 184)', 'oklch(62% 0.17 25) at night'],
  ['#0057b8', '#0057b8', ''],
  ['gold #ffd700 button', '#ffd700', 'gold'],
  ['no blue, #0057b8 as background', '#0057b8', 'no blue'],
  ['no #ff0000, #0057b8 accent', '#0057b8', 'no #ff0000'],
  ['use #fff as background and #000 as text', '#fff', 'use #000 as text'],
  ['from #0057b8 to #e4002b', '#0057b8', '#e4002b'],
  ['#0057b8 or #e4002b', '#0057b8', '#e4002b'],
  ['law firm (#7b1e2b)', '#7b1e2b', 'law firm'],
  ['please always #7b1e2b', '#7b1e2b', ''],
  ['not red but #228b22, forest', '#228b22', 'not red, forest'],
  ['the brand colour is #0057b8, calm', '#0057b8', 'calm'],
  ['keep #0057b8 text-heavy', '#0057b8', 'text-heavy'],
])('takes out of “%s” the colour %s', (note, text, left) => {
  const start = note.indexOf(text);
  expect(withoutColor(note, start, start + text.length)).toBe(left);
});

it('takes as long as a description is, whatever stands before the colour', () => {
  const before = `calm${' , '.repeat(200)}x`;
  expect(withoutColor(`${before} #0057b8`, before.length + 1, before.length + 8)).toBe(before);
});

it.each([
  // One more than a palette holds: one of them must go.
  [' keep #111111 #222222 #333333 #444444 #555555 #666666 and #777777', 7],
  ['calm with #0057b8', 0],
  ['no #1f4e79', 0],
])('shows of “%s” the colours that every palette holds, where they stand', (note, count) => {
  const kept = (BRIEF.reading({ intent: 'brand', note, colors: ['#1f4e79'] }).understood ?? []).filter(isLocked);
  expect(kept).toHaveLength(count);
  for (const { text, start, end } of kept) expect(note.slice(start, end)).toBe(text);
});
