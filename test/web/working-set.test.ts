import { describe, expect, it } from 'vitest';
import { notice } from '../../src/web/state/announce.ts';
import {
  addColors,
  changeSet,
  currentColor,
  EMPTY,
  followEdit,
  MOST_COLORS,
  parseSet,
  redoSet,
  removeColor,
  undoSet,
  workingSet,
} from '../../src/web/state/working-set.ts';

describe('a stored set', () => {
  it('is read as it was written', () => {
    const set = { name: 'Clinic', colors: ['#0f766e', 'color(display-p3 0 1 0)'], current: 1 };
    expect(parseSet(JSON.stringify(set))).toEqual(set);
  });

  it.each([null, undefined, '', '{', '[]', '{"name":1,"colors":[]}', '{"name":"x","colors":"#fff"}'])(
    'that is %j is none',
    (text) => {
      expect(parseSet(text)).toBeUndefined();
    },
  );

  it('of another version keeps what can be read of it', () => {
    const colors = ['#fff', 7, '', 'x'.repeat(1000), ...Array.from({ length: 2 * MOST_COLORS }, () => '#000')];
    const set = parseSet(JSON.stringify({ name: '', colors, current: 900 }))!;
    expect(set.name).toBe(EMPTY.name);
    expect(set.colors).toHaveLength(MOST_COLORS);
    expect(set.colors.slice(0, 2)).toEqual(['#fff', '#000']);
    expect(set.current).toBe(MOST_COLORS - 1);
  });
});

describe('the working set', () => {
  it('has no colour twice, and goes on with the one that was added', () => {
    expect(addColors(['#0f766e', '#c2410c', '#0f766e']).count).toBe(2);
    expect(workingSet.value.colors).toEqual(['#0f766e', '#c2410c']);
    expect(currentColor.value).toBe('#0f766e');
    expect(addColors(['#c2410c']).count).toBe(0);
    expect(currentColor.value).toBe('#c2410c');
  });

  it('that is full makes room for what is added, which is current', () => {
    const colors = Array.from({ length: MOST_COLORS }, (_, i) => `#0000${(16 + i).toString(16)}`);
    changeSet({ colors, current: 3 });
    addColors(['#abcdef']);
    expect(workingSet.value.colors).toEqual([...colors.slice(1), '#abcdef']);
    expect(currentColor.value).toBe('#abcdef');
    expect(notice.value?.text).toBe('A set holds 64 colours: the first was left out.');
  });

  it('says of a list that is longer than it how many of it it holds', () => {
    const list = Array.from({ length: MOST_COLORS + 6 }, (_, i) => `#1000${(16 + i).toString(16)}`);
    changeSet({ colors: ['#111111', '#222222'], current: 0 });
    expect(addColors(list)).toEqual({
      count: MOST_COLORS,
      leftOut: 'A set holds 64 colours: the first 8 were left out.',
    });
    expect(workingSet.value.colors).toEqual(list.slice(6));
    undoSet();
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });

  it('takes back each change, and makes it again; an edit of a view is a step of the view alone', () => {
    changeSet({ colors: ['#111111', '#222222', '#333333'], current: 0 });
    followEdit(['#111122', '#222222', '#333333'], 0);
    removeColor(1);
    expect(workingSet.value.colors).toEqual(['#111122', '#333333']);
    undoSet();
    expect(workingSet.value.colors).toEqual(['#111122', '#222222', '#333333']);
    redoSet();
    expect(workingSet.value.colors).toEqual(['#111122', '#333333']);
    changeSet({ name: 'Other' });
    redoSet();
    expect(workingSet.value.name).toBe('Other');
  });
});
