import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { Inputs } from '../../src/web/state/inputs.ts';
import { filtersLike } from '../../src/web/views/browse/more-like.ts';
import { badgeOf, titleOfRecord } from '../../src/web/views/browse/record-title.ts';
import { createEdits } from '../../src/web/views/make/edits.ts';
import { createShuffle } from '../../src/web/views/make/shuffle.ts';
import { FIGURES, promiseOf } from '../../src/web/views/make/tokens/cell-figures.ts';
import { hueNames } from '../../src/web/views/make/tokens/hue-names.ts';
import { namesAfter } from '../../src/web/views/make/tokens/typed-names.ts';

describe('what a generator showed', () => {
  const inputs = new Inputs({ seed: { kind: 'text', start: '1' }, hue: { kind: 'text', start: '20' } });
  const shuffle = createShuffle(
    inputs,
    'seed',
    () => [`#${inputs.get('seed').padStart(6, '0').slice(-6)}`],
    () => [['hue', 'seed']],
  );

  it('is listed, and comes back with all its settings', () => {
    inputs.load('');
    shuffle.run();
    expect(inputs.get('seed')).not.toBe('1');
    expect(inputs.get('hue')).toBe('seed');
    expect(shuffle.seen.value).toEqual([{ fragment: '', colors: ['#000001'] }]);
    const second = inputs.get('seed');
    shuffle.show(shuffle.seen.value[0]!);
    expect([inputs.get('seed'), inputs.get('hue')]).toEqual(['1', '20']);
    expect(shuffle.seen.value[0]!.fragment).toContain(second);
    expect(shuffle.seen.value).toHaveLength(2);
    inputs.undo();
    expect(inputs.get('seed')).toBe(second);
  });

  it('is listed up to a limit, each result once', () => {
    for (let i = 0; i < 40; i += 1) shuffle.run();
    expect(shuffle.seen.value).toHaveLength(24);
    expect(new Set(shuffle.seen.value.map(({ colors }) => colors.join())).size).toBe(24);
  });
});

describe('a generator that takes its time', () => {
  it('lists nothing that was not seen, and no settings with the colours of others', () => {
    const inputs = new Inputs({ seed: { kind: 'text', start: '1' } });
    let shown = '';
    const shuffle = createShuffle(inputs, 'seed', () => (shown === inputs.fragment() ? ['#123456'] : []));
    inputs.load('');
    shuffle.run();
    // Pressed again before the next result is there.
    shuffle.run();
    expect(shuffle.seen.value).toEqual([{ fragment: '', colors: ['#123456'] }]);
    shown = inputs.fragment();
    shuffle.show(shuffle.seen.value[0]!);
    expect(shuffle.seen.value).toEqual([{ fragment: shown, colors: ['#123456'] }]);
  });

  it('lists the same settings once, whatever was made of them', () => {
    const inputs = new Inputs({ seed: { kind: 'text', start: '1' } });
    let color = '#111111';
    const shuffle = createShuffle(inputs, 'seed', () => [color]);
    inputs.load('');
    shuffle.run();
    color = '#222222';
    shuffle.show({ fragment: '', colors: [] });
    color = '#333333';
    shuffle.run();
    const fragments = shuffle.seen.value.map(({ fragment }) => fragment);
    expect(new Set(fragments).size).toBe(fragments.length);
    expect(shuffle.seen.value[0]).toEqual({ fragment: '', colors: ['#333333'] });
  });
});

describe('ramps of several hues', () => {
  it('are named by their hue, each name once', () => {
    const colors = ['#0f766e', '#2563eb', '#7c3aed', '#e11d48', '#b45309', '#6b7280', '#0d9488', '#dc2626', '#16a34a'];
    const names = hueNames(colors.map(rgb));
    expect(new Set(names).size).toBe(colors.length);
    expect(names.slice(0, 3)).toEqual(['teal', 'blue', 'violet']);
    expect(names[5]).toBe('grey');
    expect(names[6]).toBe('teal2');
    for (const name of names) expect(name).toMatch(/^[a-z]+\d*$/);
  });

  it('are named as was typed, beside which no other gets the same name', () => {
    const colors = ['#2563eb', '#1d4ed8', '#0f766e'].map(rgb);
    expect(hueNames(colors, ['', 'blue', ''])).toEqual(['blue2', 'blue', 'teal']);
    expect(hueNames(colors, ['brand'])).toEqual(['brand', 'blue', 'teal']);
  });

  it('keep their names while the list is edited', () => {
    const [before, names] = [
      ['red', 'blue', 'teal'],
      ['a', '', 'c'],
    ];
    expect(namesAfter(before, names, ['red', 'navy', 'teal'])).toEqual(['a', '', 'c']);
    expect(namesAfter(before, names, ['crimson', 'blue', 'teal'])).toEqual(['a', '', 'c']);
    expect(namesAfter(before, names, ['teal', 'red', 'blue'])).toEqual(['c', 'a', '']);
    expect(namesAfter(before, names, ['blue', 'teal'])).toEqual(['', 'c']);
    expect(namesAfter(before, names, ['red', 'red', 'blue', 'teal'])).toEqual(['a', '', '', 'c']);
    expect(namesAfter(before, names, [])).toEqual([]);
    expect(namesAfter([], [''], ['red'])).toEqual(['']);
  });

  it('promise what every hue reaches', () => {
    expect(promiseOf('wcag', [4.51, 7.2])).toBe(4.5);
    expect(promiseOf('wcag', [2.9, 21])).toBeUndefined();
    expect(promiseOf('apca', [76, 91])).toBe(75);
    expect(FIGURES.apca.of(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(106.04, 1);
  });
});

describe('records', () => {
  it('have a name and a badge', () => {
    const palette = { id: 'pal_1', hue: 'blue', character: 'triadic', best_contrast: 14.3, worst_contrast: 1.5 };
    expect([titleOfRecord(palette), badgeOf(palette)]).toEqual(['Blue triadic', 'AAA']);
    const pair = { fg: '#4cb96b', bg: '#534fe7', ratio: 2.3 };
    expect([titleOfRecord(pair), badgeOf(pair)]).toEqual(['#4cb96b on #534fe7', 'Low contrast']);
    const gradient = { scheme: 'aurora', stop_count: 10, banding: 'smooth' };
    expect([titleOfRecord(gradient), badgeOf(gradient)]).toEqual(['Aurora, 10 stops', 'Smooth']);
    expect(titleOfRecord({ method: 'radix', hue: 'cyan', step_count: 9 })).toBe('Cyan radix, 9 steps');
    expect([
      titleOfRecord({ name: 'bright purple' }),
      badgeOf({ contrast_on_white: 4.7, contrast_on_black: 4.4 }),
    ]).toEqual(['Bright purple', 'AA']);
  });

  it('find others like them', () => {
    const filter = (name: string, minimum = 1) => ({ name, minimum, maximum: 21, type: 'number', in: 'query' });
    const controls = [
      { kind: 'choice', filter: filter('method'), options: ['triadic', 'split'] },
      { kind: 'choice', filter: filter('order'), options: ['ascending'] },
      {
        kind: 'range',
        about: 'contrast',
        low: filter('min_contrast'),
        high: undefined,
        filters: ['min_contrast'],
        least: 1,
        most: 21,
        step: 0.1,
        round: false,
      },
    ] as unknown as Parameters<typeof filtersLike>[1];
    const record = { method: 'triadic', order: 'ascending', worst_contrast: 2 };
    expect(filtersLike(record, controls)).toEqual({ method: 'triadic', min_contrast: '1.7' });
    expect(filtersLike({ ...record, worst_contrast: 1.1 }, controls)).toEqual({ method: 'triadic' });
  });
});

describe('colours that are kept', () => {
  const editsOf = (edit: string, count?: () => number, generated = ['#102030', '#405060']) => {
    const inputs = new Inputs({ edit: { kind: 'text', start: edit } });
    return createEdits(inputs, 'edit', () => generated.map((hex) => ({ hex })), count);
  };
  const hexesOf = (edits: ReturnType<typeof editsOf>) => edits.colors.value.map(toHex);

  it('are there before the generator has made as many', () => {
    const edits = editsOf('1:aaaaaa~2:bbbbbb~3:cccccc', () => 4);
    expect(hexesOf(edits)).toEqual(['#102030', '#aaaaaa', '#bbbbbb', '#cccccc']);
  });

  it('wait for those before them, which only the generator knows', () => {
    expect(hexesOf(editsOf('3:cccccc', () => 4))).toEqual(['#102030', '#405060']);
  });

  it('are the palette before anything is generated, if they are all of it', () => {
    expect(hexesOf(editsOf('0:aaaaaa~1:bbbbbb', () => 2, []))).toEqual(['#aaaaaa', '#bbbbbb']);
    expect(hexesOf(editsOf('0:aaaaaa', () => 2, []))).toEqual([]);
  });

  it('are left out where fewer are wanted, and where the generator says how many there are', () => {
    expect(hexesOf(editsOf('1:aaaaaa', () => 1))).toEqual(['#102030']);
    expect(hexesOf(editsOf('1:aaaaaa~2:bbbbbb'))).toEqual(['#102030', '#aaaaaa']);
  });
});
