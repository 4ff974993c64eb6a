import { loadReader } from '../state/color-text.ts';
import { colorsIn } from '../state/found-colors.ts';
import { go, isOurs, shown } from '../state/location.ts';

/** A link of our own: the path of a view and its inputs. */
const ownLink = (text: string): { path: string; fragment: string } | undefined => {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const { pathname, hash } = new URL(plain);
  return hash && isOurs(pathname) ? { path: pathname, fragment: hash } : undefined;
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

export const takeFile = async (file: File): Promise<string> => {
  const { view } = shown.value ?? {};
  if (file.size > MOST_BYTES) return `${file.name} is larger than 32 MB and was not read.`;
  return view?.takeFile ? view.takeFile(file) : takeText(await file.text());
};

export const takePicture = async (file: File): Promise<string> => {
  const { view } = shown.value ?? {};
  return view?.takePicture ? view.takePicture(file) : 'This view takes no pictures: Vision, Contrast and Palette do.';
};
