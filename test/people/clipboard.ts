import type { BrowserContext, Page } from '../browser/packages.ts';

/** The clipboard of the computer, as another program has it: a page of its own, with a field to paste into and to copy from. */
export interface Clipboard {
  hold(text: string): Promise<void>;
  read(): Promise<string>;
}

export const clipboardOf = (context: BrowserContext): Clipboard => {
  let opened: Promise<Page> | undefined;
  const program = (): Promise<Page> => {
    opened ??= context.newPage().then(async (page) => {
      await page.setContent('<textarea aria-label="Text"></textarea>');
      return page;
    });
    return opened;
  };
  const inField = async (text: string, ...keys: string[]): Promise<string> => {
    const page = await program();
    const field = page.getByRole('textbox');
    await field.fill(text);
    await field.focus();
    for (const key of keys) await page.keyboard.press(key);
    return field.inputValue();
  };
  return {
    async hold(text) {
      await inField(text, 'Control+a', 'Control+c');
    },
    read: () => inField('', 'Control+v'),
  };
};
