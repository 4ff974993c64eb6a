import { announce } from './announce.ts';

/** Where the clipboard is closed to the page, as over plain HTTP from another computer: by way of a selection. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'off-screen';
  // Behind an open dialog nothing can be selected.
  (document.activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
};

/** Copies a text and says so; `what` names it for readers. */
export const copyText = async (text: string, what = text): Promise<void> => {
  const focused = document.activeElement;
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
  const copied = done ?? copyBySelection(text);
  if (focused instanceof HTMLElement) focused.focus();
  announce(copied ? `Copied ${what}` : 'The browser did not allow copying.');
};
