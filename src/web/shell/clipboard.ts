import { ROUTES } from '../routes.ts';
import { announce } from '../state/announce.ts';
import { loadReader } from '../state/color-text.ts';
import { colorsIn } from '../state/found-colors.ts';
import { go, shown } from '../state/location.ts';
import { pictureAmong } from '../state/picture.ts';
import { panel } from './panels.ts';
import { takesText } from './takes-text.ts';

/** A link of our own: the path of a view and its inputs. */
const ownLink = (text: string): { path: string; fragment: string } | undefined => {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const { pathname, hash } = new URL(plain);
  return hash && ROUTES.some(({ path }) => path === pathname) ? { path: pathname, fragment: hash } : undefined;
};

/** Takes whatever was pasted: a link of ours, or anything that holds colours. Says what became of it. */
export const takeText = async (text: string): Promise<string> => {
  const link = ownLink(text);
  if (link) {
    await go(link.path, link.fragment);
    return 'The link was opened.';
  }
  await loadReader();
  const colors = colorsIn(text);
  const { view } = shown.value ?? {};
  if (colors.length === 0 || !view) return 'No colour was found in what was pasted.';
  const said = view.take(colors);
  view.inputs.settle();
  return said;
};

/** A text that a person would paste is no longer. */
const MOST_BYTES = 32 * 1024 * 1024;

const takeFile = async (file: File): Promise<string> => {
  const { view } = shown.value ?? {};
  if (file.size > MOST_BYTES) return `${file.name} is larger than 32 MB and was not read.`;
  return view?.takeFile ? view.takeFile(file) : takeText(await file.text());
};

const takePicture = async (file: File): Promise<string> => {
  const { view } = shown.value ?? {};
  return view?.takePicture ? view.takePicture(file) : 'This view takes no pictures: Vision, Contrast and Palette do.';
};

/** A picture, a file or a text that is dropped anywhere on the page goes where it would go when pasted. */
export const listenToDrops = (): void => {
  const isForUs = ({ target, dataTransfer }: DragEvent): boolean =>
    !takesText(target) &&
    panel.value === undefined &&
    (dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false);
  addEventListener('dragover', (event) => {
    if (isForUs(event)) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    if (!isForUs(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer!;
    const text = event.dataTransfer!.getData('text/plain');
    const picture = pictureAmong(files);
    if (picture) announce(await takePicture(picture));
    else if (files[0]) announce(await takeFile(files[0]));
    else if (text) announce(await takeText(text));
  });
};

/** Ctrl+C on a focused swatch copies it where no text is selected; Ctrl+V outside of fields takes colours in. */
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
    if (takesText(event.target) || panel.value !== undefined) return;
    const picture = pictureAmong(event.clipboardData?.files);
    if (picture) {
      event.preventDefault();
      announce(await takePicture(picture));
      return;
    }
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    event.preventDefault();
    announce(await takeText(text));
  });
};
