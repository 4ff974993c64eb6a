import { expect, it } from 'vitest';
import { withoutColor } from '../../src/web/parts/note-text.ts';

it.each([
  ['calm clinic with #0057b8', '#0057b8', 'calm clinic'],
  ['with #0057b8, calm', '#0057b8', 'calm'],
  ['law firm, must keep #7b1e2b, sober', '#7b1e2b', 'law firm, sober'],
  ['keep #e4002b and #1d1d1b', '#e4002b', 'keep #1d1d1b'],
  ['keep #e4002b and #1d1d1b', '#1d1d1b', 'keep #e4002b'],
  ['our house colours #e4002b, #1d1d1b must stay', '#e4002b', 'our house colours #1d1d1b must stay'],
  ['rgb(0, 87, 184), oklch(62% 0.17 25) at night', 'rgb(0, 87, 184)', 'oklch(62% 0.17 25) at night'],
  ['#0057b8', '#0057b8', ''],
])('takes out of “%s” the colour %s', (note, text, left) => {
  const start = note.indexOf(text);
  expect(withoutColor(note, start, start + text.length)).toBe(left);
});
