import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFragment, writeFragment } from '../../src/web/state/address.ts';
import { Inputs } from '../../src/web/state/inputs.ts';
import { runs } from '../size.ts';

const contrast = () =>
  new Inputs({
    fg: { kind: 'color', start: '#7298bc' },
    bg: { kind: 'color', start: '#ffffff' },
    move: { kind: 'text', start: 'text', choices: ['text', 'background'], formerly: { ground: 'background' } },
    pal: { kind: 'colors', start: '' },
  });

describe('a fragment', () => {
  it('brings any texts back, whatever they hold', () => {
    const texts = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(texts, (values) => {
        expect(readFragment(writeFragment(values))).toEqual({ ...values });
      }),
      { numRuns: runs(500) },
    );
  });

  it('is readable', () => {
    expect(writeFragment({ fg: '7298bc', bg: 'oklch(98% 0.01 250 / 1)' })).toBe(
      '#fg=7298bc&bg=oklch(98%25+0.01+250+/+1)',
    );
  });

  it('that a person broke is read as far as it goes', () => {
    expect(readFragment('#fg=%zz&bg&=3&x=1=2')).toEqual({ fg: '%zz', bg: '', '': '3', x: '1=2' });
  });
});

/** Links as they were made once, and what they must always mean. */
const LINKS: readonly (readonly [link: string, values: Readonly<Record<string, string>>])[] = [
  ['', { fg: '#7298bc', bg: '#ffffff', move: 'text', pal: '' }],
  ['#fg=577a9b', { fg: '#577a9b', bg: '#ffffff' }],
  ['#fg=000&bg=rebeccapurple&move=ground', { fg: '#000', bg: 'rebeccapurple', move: 'background' }],
  ['#pal=ffa500~0000cd~oklch(50%25+0.1+250)', { pal: '#ffa500\n#0000cd\noklch(50% 0.1 250)' }],
  ['#move=sideways&unknown=1', { move: 'text' }],
];

describe('a link that is shared', () => {
  it('has every colour, those of the start as well', () => {
    const inputs = contrast();
    inputs.load('');
    expect([inputs.fragment(), inputs.wholeFragment()]).toEqual(['', '#fg=7298bc&bg=ffffff']);
    inputs.set('move', 'background');
    inputs.set('bg', '#eeeeee');
    expect(inputs.wholeFragment()).toBe('#fg=7298bc&bg=eeeeee&move=background');
  });
});

describe('a link of another version', () => {
  it('says what is not taken of it, and what would be', () => {
    const inputs = contrast();
    inputs.load('#fg=000&move=sideways&unknown=1&toString=2&move=sideways');
    expect(inputs.dropped).toEqual([
      { name: 'move', value: 'sideways', accepted: 'enter text, background' },
      { name: 'unknown', value: '1', accepted: 'unknown setting' },
      { name: 'toString', value: '2', accepted: 'unknown setting' },
    ]);
    inputs.set('fg', '#111111');
    expect(inputs.dropped).toHaveLength(3);
    inputs.forgetDropped();
    expect(inputs.dropped).toEqual([]);
    inputs.load('#fg=not+a+colour&move=ground');
    expect([inputs.get('fg'), inputs.dropped]).toEqual(['not a colour', []]);
  });
});

describe('inputs', () => {
  it.each(LINKS)('of the link %s', (link, values) => {
    const inputs = contrast();
    inputs.load(link);
    for (const [name, text] of Object.entries(values)) expect(inputs.get(name as 'fg')).toBe(text);
  });

  it.each(LINKS)('of the link %s are written and read again as they are', (link) => {
    const [inputs, again] = [contrast(), contrast()];
    inputs.load(link);
    again.load(inputs.fragment());
    for (const name of inputs.names) expect(again.get(name)).toBe(inputs.get(name));
  });

  it('of a link that takes their place are one step, which undo takes back; the first link is none', () => {
    const inputs = contrast();
    inputs.load('#fg=111111');
    expect(inputs.canUndo).toBe(false);
    inputs.set('fg', '#222222');
    inputs.load('#bg=eeeeee');
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#7298bc', '#eeeeee']);
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#222222', '#ffffff']);
    inputs.undo();
    expect([inputs.get('fg'), inputs.canUndo]).toEqual(['#111111', false]);
    inputs.redo();
    inputs.redo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#7298bc', '#eeeeee']);
  });

  it('that are chosen are a step of their own, one for all of them; what was typed a moment before is another', () => {
    const inputs = contrast();
    inputs.load('');
    inputs.set('fg', '#111111');
    inputs.choose('move', 'background');
    inputs.chooseAll([
      ['fg', '#eeeeee'],
      ['bg', '#222222'],
    ]);
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg'), inputs.get('move')]).toEqual(['#111111', '#ffffff', 'background']);
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('move')]).toEqual(['#111111', 'text']);
    inputs.undo();
    expect([inputs.get('fg'), inputs.canUndo]).toEqual(['#7298bc', false]);
  });

  it('that are held are one step until that ends: what is settled meanwhile, as a field that is left, does not end it', () => {
    const inputs = contrast();
    inputs.load('');
    inputs.set('bg', '#eeeeee');
    inputs.hold();
    inputs.set('fg', '#111111');
    inputs.settle();
    inputs.set('fg', '#222222');
    inputs.endEdit();
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#7298bc', '#eeeeee']);
    inputs.hold();
    inputs.set('fg', '#333333');
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#7298bc', '#eeeeee']);
  });

  it('that are adopted during a drag, as from another tab, do not end it: what follows is one step', () => {
    const inputs = contrast();
    inputs.load('');
    inputs.hold();
    inputs.set('fg', '#111111');
    inputs.adopt({ bg: '#eeeeee' });
    inputs.set('fg', '#222222');
    inputs.settle();
    inputs.set('fg', '#333333');
    inputs.endEdit();
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#111111', '#eeeeee']);
  });

  it('that were edited a moment ago are not lost by a redo: there is nothing left to redo', () => {
    const inputs = contrast();
    inputs.load('');
    inputs.choose('fg', '#111111');
    inputs.undo();
    inputs.set('fg', '#222222');
    inputs.redo();
    expect([inputs.get('fg'), inputs.nextStep]).toEqual(['#222222', undefined]);
    inputs.undo();
    expect([inputs.get('fg'), inputs.canUndo]).toEqual(['#7298bc', false]);
  });

  it('that do not come back as they were typed are no edit: undo goes on past them', () => {
    const inputs = contrast();
    inputs.load('');
    inputs.choose('fg', 'FF0000;');
    inputs.choose('fg', '#123456');
    inputs.undo();
    inputs.undo();
    expect([inputs.get('fg'), inputs.canUndo]).toEqual(['#7298bc', false]);
    inputs.redo();
    inputs.redo();
    expect(inputs.get('fg')).toBe('#123456');
  });

  it('go back and forth by settled edits, and a new edit ends what could be redone', () => {
    const inputs = contrast();
    inputs.load('');
    for (const hex of ['#111111', '#222222']) {
      inputs.set('fg', '#abcdef');
      inputs.set('fg', hex);
      inputs.settle();
    }
    inputs.set('bg', '#eeeeee');
    inputs.undo();
    expect([inputs.get('fg'), inputs.get('bg')]).toEqual(['#222222', '#ffffff']);
    inputs.undo();
    expect(inputs.get('fg')).toBe('#111111');
    inputs.redo();
    expect(inputs.get('fg')).toBe('#222222');
    inputs.undo();
    inputs.set('fg', '#333333');
    inputs.settle();
    expect(inputs.nextStep).toBeUndefined();
    inputs.undo();
    inputs.undo();
    expect([inputs.get('fg'), inputs.canUndo]).toEqual(['#7298bc', false]);
  });

  it('says which parts of a text of several cannot be read, and keeps the others', () => {
    const inputs = new Inputs({
      steps: { kind: 'text', start: '', unread: (text) => text.split('~').filter((part) => part === 'x'), form: 'y~y' },
    });
    inputs.load('#steps=x~y');
    expect(inputs.get('steps')).toBe('x~y');
    expect(inputs.dropped).toEqual([{ name: 'steps', value: 'x', accepted: 'enter y~y' }]);
  });
});
