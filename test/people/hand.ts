import type { Page } from '../browser/packages.ts';
import type { Clipboard } from './clipboard.ts';
import type { Thing } from './thing.ts';

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * How a person acts on the page: by what it is called and where it is seen, never by what it is in the markup. Each call is one
 * step that the person decides on.
 */
export interface Hand {
  readonly name: 'mouse' | 'touch' | 'keyboard';
  /** Presses a button or a link, ticks a box, takes one of a few choices, opens what is folded. */
  press(thing: Thing): Promise<void>;
  /** Replaces the text of a field by what is pasted. */
  paste(thing: Thing, text: string): Promise<void>;
  /** Replaces the text of a field by typing, and presses Enter, or the key that a phone has in its place. */
  enter(thing: Thing, text: string): Promise<void>;
  /** Takes an entry of a list that folds. */
  choose(thing: Thing, entry: string | RegExp): Promise<void>;
  /** Takes an entry of the list under a field that searches. */
  take(field: Thing, entry: Thing): Promise<void>;
}

/** What each hand does in its own way; the rest is made of it. */
export interface Moves {
  readonly name: Hand['name'];
  press(thing: Thing): Promise<void>;
  focus(thing: Thing): Promise<void>;
  choose(thing: Thing, entry: string | RegExp): Promise<void>;
  take(field: Thing, entry: Thing): Promise<void>;
}

/** A hand that counts its steps. */
export const countSteps = (page: Page, clipboard: Clipboard, moves: Moves, count: (step: string) => void): Hand => {
  const counted =
    <Of extends unknown[]>(verb: string, move: (thing: Thing, ...rest: Of) => Promise<void>) =>
    async (thing: Thing, ...rest: Of): Promise<void> => {
      count(`${verb} ${String(thing.name)}`);
      await move(thing, ...rest);
    };
  const all = async (thing: Thing): Promise<void> => {
    await moves.focus(thing);
    await page.keyboard.press('Control+a');
  };
  return {
    name: moves.name,
    press: counted('press', moves.press),
    paste: counted('paste into', async (thing, text: string) => {
      await clipboard.hold(text);
      // Back from the other program: what has the focus shows it in the window in front alone.
      await page.bringToFront();
      await all(thing);
      await page.keyboard.press('Control+v');
    }),
    enter: counted('enter into', async (thing, text: string) => {
      await all(thing);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }),
    choose: counted('choose in', moves.choose),
    take: counted('take from', moves.take),
  };
};
