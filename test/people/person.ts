import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from '../browser/packages.ts';
import { settled, visit } from '../web/walks/browser.ts';
import { type Clipboard, clipboardOf } from './clipboard.ts';
import { countSteps, type GivenFile, type Hand } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { pointer } from './pointer.ts';
import { every, find, link, saying, type Thing } from './thing.ts';

export const WIDTHS = [1440, 390] as const;
export const HANDS = ['mouse', 'touch', 'keyboard'] as const;

export interface Manner {
  readonly width: (typeof WIDTHS)[number];
  readonly hand: (typeof HANDS)[number];
}

/** Every way in which a task is tried. */
export const MANNERS: readonly Manner[] = WIDTHS.flatMap((width) => HANDS.map((hand) => ({ width, hand })));

/** What the eye dropper of the browser, which is no part of the page, comes back with. */
export const PICKED = '#c2410c';
const EYE_DROPPER = `globalThis.EyeDropper = class { open() { return Promise.resolve({ sRGBHex: '${PICKED}' }); } };`;

/** Someone at the page: what they do with their hand, and what they see. */
export interface Person {
  readonly page: Page;
  readonly hand: Hand;
  readonly manner: Manner;
  readonly clipboard: Clipboard;
  readonly steps: readonly string[];
  /** Goes to another view by what the header, or on a phone the foot and the menu, offers. */
  go(view: string): Promise<void>;
  /** Back, in the browser. */
  back(): Promise<void>;
  /** Presses something that asks for a file, and chooses one. */
  give(thing: Thing, file: GivenFile): Promise<void>;
  /** Presses something that saves a file: its name, and what is in it. */
  save(thing: Thing): Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Waits until it can be read somewhere on the page. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until it is nowhere. */
  missesNow(text: string | RegExp): Promise<void>;
  /** Waits until the field holds it. */
  reads(thing: Thing, text: string | RegExp): Promise<void>;
  leave(): Promise<void>;
}

const optionsOf = ({ width, hand }: Manner): BrowserContextOptions => ({
  viewport: width === 390 ? { width, height: 844 } : { width, height: 900 },
  hasTouch: hand === 'touch',
  isMobile: hand === 'touch' && width === 390,
});

/** Opens an address as someone who acts in this manner. */
export const comeAs = async (
  manner: Manner,
  browser: Browser,
  origin: string,
  path: string,
  expected?: RegExp,
): Promise<Person> => {
  const isChromium = browser.browserType().name() === 'chromium';
  const options = isChromium
    ? { ...optionsOf(manner), permissions: ['clipboard-read', 'clipboard-write'] }
    : optionsOf(manner);
  const { page, leave } = await visit(browser, origin, path, options, expected, (context) =>
    context.addInitScript(EYE_DROPPER),
  );
  const steps: string[] = [];
  const moves = manner.hand === 'keyboard' ? keyboard(page) : pointer(page, manner.hand);
  const clipboard = clipboardOf(page.context());
  const hand = countSteps(page, clipboard, moves, (step) => steps.push(step));
  const text = (said: string | RegExp) => page.getByText(said).filter({ visible: true });
  return {
    page,
    hand,
    manner,
    clipboard,
    steps,
    leave,
    async go(view) {
      await settled(page);
      const before = new URL(page.url()).pathname;
      const seen = every(page, link(view)).first();
      if (!(await seen.isVisible())) await hand.press({ role: 'button', name: /^(?:Menu|Account)$/ });
      await hand.press({ ...link(view), first: true });
      await page.waitForURL((url) => url.pathname !== before);
    },
    async back() {
      steps.push('back');
      // The page itself goes back, to another address of its own: Playwright's `goBack` once never returned.
      await page.evaluate(`new Promise((done) => {
        addEventListener('popstate', () => done(), { once: true });
        history.back();
      })`);
    },
    async give(thing, file) {
      const choosing = page.waitForEvent('filechooser');
      await hand.press(thing);
      await (await choosing).setFiles(file);
    },
    async save(thing) {
      const saving = page.waitForEvent('download');
      await hand.press(thing);
      const download = await saving;
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
    sees: (said) => text(said).first().waitFor(),
    missesNow: (said) => expect.poll(() => text(said).count()).toBe(0),
    async reads(thing, wanted) {
      const found = await find(page, thing);
      const holds = expect.poll(() => found.inputValue(), { message: saying(thing) });
      await (typeof wanted === 'string' ? holds.toBe(wanted) : holds.toMatch(wanted));
    },
  };
};
