import { announce } from '../state/announce.ts';
import { announceChange } from '../state/announce-change.ts';
import { panel } from '../state/panels.ts';
import { pictureAmong } from '../state/picture.ts';
import { takesText } from './takes-text.ts';

/** What is done with things that are pasted or dropped: loaded with the first of them. */
const take = () => import('./import.ts');

/** An image, a file or a text that is dropped anywhere on the page goes where it would go when pasted; a text into a field, if there. */
export const listenToDrops = (): void => {
  const isForUs = ({ target, dataTransfer }: DragEvent): boolean => {
    if (panel.value !== undefined) return false;
    const types = dataTransfer?.types ?? [];
    const hasText = types.includes('text/plain');
    return takesText(target) ? types.includes('Files') && !hasText : types.includes('Files') || hasText;
  };
  addEventListener('dragover', (event) => {
    if (isForUs(event)) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    if (!isForUs(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer!;
    const [file] = files;
    const text = event.dataTransfer!.getData('text/plain');
    const picture = pictureAmong(files);
    if (picture) await announceChange(async () => (await take()).importImage(picture));
    else if (file) await announceChange(async () => (await take()).importFile(file));
    else if (text) await announceChange(async () => (await take()).importText(text));
  });
};

/** Ctrl+C on a focused swatch copies it where no text is selected; Ctrl+V imports images, and outside of fields texts. */
export const listenToClipboard = (): void => {
  addEventListener('copy', (event) => {
    const color = (document.activeElement as HTMLElement | null)?.dataset.color;
    if (color === undefined || String(getSelection()) !== '') return;
    event.clipboardData?.setData('text/plain', color);
    event.preventDefault();
    announce(`Copied ${color}`);
  });
  addEventListener('paste', async (event) => {
    // What is pasted while a dialog is open, a key perhaps, is not for the view behind it.
    if (panel.value !== undefined) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isForField = takesText(event.target);
    const picture = pictureAmong(event.clipboardData?.files);
    // No field takes an image; cells of a table come as an image and as the text that a field takes.
    if (picture && !(isForField && text !== '')) {
      event.preventDefault();
      await announceChange(async () => (await take()).importImage(picture));
      return;
    }
    if (isForField || text === '') return;
    event.preventDefault();
    await announceChange(async () => (await take()).importText(text));
  });
};
