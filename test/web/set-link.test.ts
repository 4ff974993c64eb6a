import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Inputs } from '../../src/web/state/inputs.ts';
import { openExample } from '../../src/web/state/set-example.ts';
import {
  addViewColors,
  canRedo,
  isLinked,
  linkSet,
  noteLink,
  openOnSet,
  redo,
  standOf,
  undo,
  workOn,
} from '../../src/web/state/set-link.ts';
import { type SetUse, usesAll, usesCurrent } from '../../src/web/state/set-use.ts';
import type { View } from '../../src/web/state/view.ts';
import { addColors, changeSet, EMPTY, removeColor, workingSet } from '../../src/web/state/working-set.ts';

const Main = () => null;

// biome-ignore lint/suspicious/noExplicitAny: as the shell has it
const viewOf = (inputs: Inputs<any>, set: SetUse): View => ({
  Main,
  inputs,
  set,
  calls: () => [],
  exports: () => [],
  take: () => '',
});

const pair = () => {
  const inputs = new Inputs({ fg: { kind: 'color', start: '#7298bc' } });
  return { inputs, view: viewOf(inputs, usesCurrent(inputs, 'fg')) };
};

const gradient = () => {
  const inputs = new Inputs({
    stops: { kind: 'colors', start: '#000000\n#ffffff' },
    at: { kind: 'text', start: '' },
  });
  const open = (colors: readonly string[]) =>
    colors.length < 2 ? undefined : { stops: colors.slice(0, 8).join('\n'), at: '' };
  return { inputs, view: viewOf(inputs, { takes: 'all', open }) };
};

beforeEach(() => changeSet({ name: 'Clinic', colors: ['#111111', '#222222'], current: 0 }));
// The set is one for the page: no view follows it, and it is empty, for who comes next.
afterEach(() => {
  const { set: _, ...without } = gradient().view;
  linkSet(without, false);
  changeSet(EMPTY);
});

describe('the example of a view', () => {
  it('is shown apart from the set, and one undo brings back what was worked on', () => {
    const { inputs, view } = pair();
    inputs.load('');
    inputs.adopt({ fg: '#111111' });
    linkSet(view, true);
    openExample(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#7298bc', false]);
    expect(workingSet.value).toEqual({ name: 'Clinic', colors: ['#111111', '#222222'], current: 0 });
    inputs.choose('fg', '#7298bd');
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
    undo(view);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    redo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#7298bc', false]);
  });

  it('is the set where there is none yet, whether something was changed before or not', () => {
    for (const fragment of ['', '#fg=aaaaaa']) {
      changeSet(EMPTY);
      const { inputs, view } = pair();
      inputs.load(fragment);
      linkSet(view, false);
      openExample(view);
      expect([inputs.get('fg'), isLinked.value, workingSet.value.colors]).toEqual(['#7298bc', true, ['#7298bc']]);
      undo(view);
      expect(inputs.get('fg')).toBe(fragment === '' ? '#7298bc' : '#aaaaaa');
      expect([workingSet.value.colors, isLinked.value]).toEqual([[], false]);
    }
  });

  it('is one step with the set, where other inputs change alone, or the view stood apart', () => {
    for (const isApart of [false, true]) {
      changeSet(isApart ? { colors: ['#111111'] } : EMPTY);
      const inputs = new Inputs({ fg: { kind: 'color', start: '#7298bc' }, min: { kind: 'text', start: '4.5' } });
      const view = viewOf(inputs, usesCurrent(inputs, 'fg'));
      inputs.load(isApart ? '#fg=aaaaaa' : '#min=7');
      linkSet(view, false);
      if (isApart) changeSet(EMPTY);
      openExample(view);
      expect([inputs.get('fg'), inputs.get('min'), workingSet.value.colors]).toEqual(['#7298bc', '4.5', ['#7298bc']]);
      undo(view);
      expect([inputs.fragment(), workingSet.value.colors]).toEqual([isApart ? '#fg=aaaaaa' : '#min=7', []]);
    }
  });

  it('stays out of the set where a view only opens with it', () => {
    changeSet(EMPTY);
    const inputs = new Inputs({ c: { kind: 'color', start: '#0f766e' } });
    const view = viewOf(inputs, { ...usesCurrent(inputs, 'c'), follows: false });
    inputs.load('#c=aaaaaa');
    linkSet(view, false);
    openExample(view);
    expect([inputs.get('c'), workingSet.value.colors, isLinked.value]).toEqual(['#0f766e', [], true]);
  });

  it('unties nothing where it is what the view shows', () => {
    changeSet({ colors: ['#7298bc'], current: 0 });
    const { inputs, view } = pair();
    inputs.load('');
    linkSet(view, true);
    openExample(view);
    inputs.choose('fg', '#123456');
    expect([isLinked.value, workingSet.value.colors]).toEqual([true, ['#123456']]);
  });
});

describe('a view that stands apart', () => {
  it('leaves the other colours of the set alone when one of them is chosen', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=aaaaaa');
    linkSet(view, false);
    inputs.choose('fg', '#bbbbbb');
    workOn(1, view);
    expect([workingSet.value.colors, workingSet.value.current]).toEqual([['#111111', '#222222'], 1]);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#222222', true]);
    inputs.choose('fg', '#222233');
    expect(workingSet.value.colors).toEqual(['#111111', '#222233']);
    undo(view);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#bbbbbb', false]);
    expect([workingSet.value.colors, workingSet.value.current]).toEqual([['#111111', '#222222'], 0]);
    redo(view);
    expect([inputs.get('fg'), isLinked.value, workingSet.value.current]).toEqual(['#222222', true, 1]);
  });

  it('gets its colour back when the colour that is chosen was the current one already', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=aaaaaa');
    linkSet(view, false);
    workOn(0, view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#aaaaaa', false]);
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
    redo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    inputs.choose('fg', '#111122');
    expect(workingSet.value.colors).toEqual(['#111122', '#222222']);
  });

  it('keeps its colour when it is no longer to be one of the set', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=aaaaaa');
    linkSet(view, false);
    addViewColors(view);
    expect([workingSet.value.colors.at(-1), isLinked.value]).toEqual(['#aaaaaa', true]);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#aaaaaa', false]);
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });

  it('stays apart where the set has too few colours for it', () => {
    const inputs = new Inputs({ pal: { kind: 'colors', start: '' } });
    const view = viewOf(inputs, usesAll(inputs, 'pal', 3));
    inputs.load('#pal=aaaaaa~bbbbbb~cccccc');
    linkSet(view, false);
    workOn(1, view);
    expect([workingSet.value.colors, isLinked.value]).toEqual([['#111111', '#222222'], false]);
  });
});

describe('a view that stood apart when it was left', () => {
  /** Another view is shown in between. */
  const leaveAndComeBack = (view: View): void => {
    linkSet(gradient().view, true);
    openOnSet(view);
    linkSet(view, true);
  };

  it('opens on the set, and one undo brings back what it showed, without changing the set', () => {
    const { inputs, view } = pair();
    inputs.load('');
    inputs.adopt({ fg: '#111111' });
    linkSet(view, true);
    openExample(view);
    inputs.choose('fg', '#00ff00');
    leaveAndComeBack(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#00ff00', false]);
    undo(view);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    for (let i = 0; i < 3; i += 1) redo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });

  it('has what a link brought back with one undo', () => {
    const { inputs, view } = gradient();
    inputs.load('#stops=aaaaaa~bbbbbb');
    linkSet(view, false);
    leaveAndComeBack(view);
    expect(inputs.get('stops')).toBe('#111111\n#222222');
    undo(view);
    expect([inputs.get('stops'), isLinked.value]).toEqual(['#aaaaaa\n#bbbbbb', false]);
  });
});

describe('a link', () => {
  it('is a step from the set and back to it, which leaves its colours alone', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    linkSet(view, true);
    linkSet(gradient().view, true);
    const before = standOf(view, false);
    inputs.load('#fg=aaaaaa');
    linkSet(view, false);
    noteLink(view, inputs.lastStep!, before);
    expect(isLinked.value).toBe(false);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    linkSet(gradient().view, true);
    openOnSet(view);
    linkSet(view, true);
    redo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#aaaaaa', false]);
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });

  it('in the view that is shown changes the set, and one undo brings back both', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    linkSet(view, true);
    const before = standOf(view, true);
    inputs.load('#fg=aaaaaa');
    linkSet(view, false);
    noteLink(view, inputs.lastStep!, before);
    expect(workingSet.value.colors).toEqual(['#aaaaaa', '#222222']);
    undo(view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#111111', true]);
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });
});

describe('an edit a moment before the set is changed', () => {
  it('is a step before it, in the view and in the set', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    linkSet(view, true);
    inputs.set('fg', '#121212');
    workOn(1, view);
    expect(inputs.get('fg')).toBe('#222222');
    undo(view);
    expect([inputs.get('fg'), workingSet.value.colors]).toEqual(['#121212', ['#121212', '#222222']]);
    undo(view);
    expect([inputs.get('fg'), workingSet.value.colors]).toEqual(['#111111', ['#111111', '#222222']]);
  });
});

describe('redo', () => {
  it('is of nothing where nothing was undone, and where all was redone', () => {
    const { inputs, view } = pair();
    expect([canRedo(undefined), canRedo(view)]).toEqual([false, false]);
    inputs.load('#fg=111111');
    linkSet(view, true);
    inputs.choose('fg', '#121212');
    expect(canRedo(view)).toBe(false);
    undo(view);
    expect(canRedo(view)).toBe(true);
    redo(view);
    expect([inputs.get('fg'), canRedo(view)]).toEqual(['#121212', false]);
  });

  it('is of what was just undone, whatever of the set was undone before', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    linkSet(view, true);
    removeColor(1);
    undo(view);
    inputs.choose('fg', '#121212');
    inputs.choose('fg', '#131313');
    undo(view);
    redo(view);
    expect([inputs.get('fg'), workingSet.value.colors]).toEqual(['#131313', ['#131313', '#222222']]);
  });

  it('is of nothing once something was changed since, in the view or in the set', () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    linkSet(view, true);
    inputs.choose('fg', '#121212');
    addColors(['#999999']);
    undo(view);
    undo(view);
    expect([inputs.get('fg'), canRedo(view)]).toEqual(['#111111', true]);
    inputs.set('fg', '#131313');
    expect(canRedo(view)).toBe(false);
    redo(view);
    inputs.settle();
    redo(view);
    expect([inputs.get('fg'), workingSet.value.colors]).toEqual(['#131313', ['#131313', '#222222']]);
    undo(view);
    expect([inputs.get('fg'), workingSet.value.colors]).toEqual(['#111111', ['#111111', '#222222']]);
  });
});

describe('a gradient, which the set does not follow,', () => {
  it('is linked where its address says what it would open with', () => {
    const { inputs, view } = gradient();
    inputs.load('#stops=111111~222222');
    linkSet(view, false);
    addColors(['#333333']);
    expect(inputs.get('stops')).toBe('#111111\n#222222\n#333333');
  });

  it('stays apart on its example when that is shown again', () => {
    const { inputs, view } = gradient();
    inputs.load('#stops=111111~222222');
    linkSet(view, true);
    openExample(view);
    undo(view);
    expect([inputs.get('stops'), isLinked.value]).toEqual(['#111111\n#222222', true]);
    redo(view);
    expect([inputs.get('stops'), isLinked.value]).toEqual(['#000000\n#ffffff', false]);
    addColors(['#333333']);
    expect(inputs.get('stops')).toBe('#000000\n#ffffff');
  });

  it('keeps its stops when the set is only renamed', () => {
    const { inputs, view } = gradient();
    inputs.load('#stops=111111~222222');
    linkSet(view, true);
    inputs.choose('at', '0~0.3');
    inputs.choose('stops', '#111111\n#999999');
    changeSet({ name: 'Other' });
    workOn(1, view);
    expect([inputs.get('stops'), inputs.get('at')]).toEqual(['#111111\n#999999', '0~0.3']);
  });

  it.each([0, 1])('stays apart after an edit that is not settled yet, and leaves nothing to redo, at %d', (at) => {
    const { inputs, view } = gradient();
    inputs.load('#stops=abcdef~fedcba');
    linkSet(view, false);
    workOn(at, view);
    undo(view);
    expect(isLinked.value).toBe(false);
    inputs.set('stops', '#333333\n#444444');
    redo(view);
    expect([inputs.get('stops'), isLinked.value, workingSet.value.current]).toEqual(['#333333\n#444444', false, 0]);
  });

  it('gets its stops back, and the set its colours, with one undo', () => {
    const { inputs, view } = gradient();
    inputs.load('#stops=111111~222222');
    linkSet(view, true);
    inputs.choose('stops', '#111111\n#999999');
    addColors(['#333333']);
    expect(inputs.get('stops')).toBe('#111111\n#222222\n#333333');
    undo(view);
    expect([inputs.get('stops'), workingSet.value.colors]).toEqual(['#111111\n#999999', ['#111111', '#222222']]);
    redo(view);
    expect([inputs.get('stops'), workingSet.value.colors.length]).toEqual(['#111111\n#222222\n#333333', 3]);
    undo(view);
    undo(view);
    expect(inputs.get('stops')).toBe('#111111\n#222222');
  });

  it('has no step of its own when one of the set is undone', () => {
    addColors(['#333333']);
    const { inputs, view } = gradient();
    inputs.load('#stops=111111~222222~333333');
    linkSet(view, true);
    undo(view);
    expect([inputs.get('stops'), inputs.lastStep]).toEqual(['#111111\n#222222', undefined]);
    redo(view);
    expect([inputs.get('stops'), workingSet.value.colors.length]).toEqual(['#111111\n#222222\n#333333', 3]);
  });
});

describe('a view that only tries', () => {
  const home = () => {
    const { inputs, view } = pair();
    inputs.load('#fg=111111');
    const only = { ...view, set: { ...view.set!, follows: false } };
    linkSet(only, true);
    inputs.choose('fg', '#bbbbbb');
    return { inputs, view: only };
  };

  it('changes no colour of the set', () => {
    home();
    expect(workingSet.value.colors).toEqual(['#111111', '#222222']);
  });

  it('gets back with one undo what a change of the set took the place of', () => {
    const { inputs, view } = home();
    workOn(1, view);
    expect([inputs.get('fg'), isLinked.value]).toEqual(['#222222', true]);
    undo(view);
    expect([inputs.get('fg'), workingSet.value.current, isLinked.value]).toEqual(['#bbbbbb', 0, true]);
    redo(view);
    expect([inputs.get('fg'), workingSet.value.current]).toEqual(['#222222', 1]);
  });
});
