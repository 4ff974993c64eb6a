import { isOurPath } from '../paths.ts';
import { loadReader } from '../state/color-text.ts';
import { colorsIn } from '../state/found-colors.ts';
import { currentPage, go } from '../state/location.ts';

/** A link of our own: the path of a view and its inputs. */
const ownLink = (text: string): { path: string; fragment: string } | undefined => {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const { pathname, hash } = new URL(plain);
  return hash && isOurPath(pathname) ? { path: pathname, fragment: hash } : undefined;
};

/** Takes whatever was pasted: a link of ours, or anything that holds colours. Says what became of it. */
export const importText = async (text: string): Promise<string> => {
  const link = ownLink(text);
  if (link) {
    await go(link.path, link.fragment);
    return 'Link opened.';
  }
  await loadReader();
  const colors = colorsIn(text);
  const { view } = currentPage.value ?? {};
  if (colors.length === 0 || !view) return 'No colours found in the pasted text.';
  const said = view.take(colors);
  view.inputs.settle();
  return said;
};

/** A text that a person would paste is no longer. */
const MOST_BYTES = 32 * 1024 * 1024;

export const importFile = async (file: File): Promise<string> => {
  const { view } = currentPage.value ?? {};
  if (file.size > MOST_BYTES) return `${file.name} is larger than 32 MB and was not read.`;
  return view?.takeFile ? view.takeFile(file) : importText(await file.text());
};

export const importImage = async (file: File): Promise<string> => {
  const { view } = currentPage.value ?? {};
  return view?.takePicture
    ? view.takePicture(file)
    : 'This view does not accept images. Try Vision, Contrast or Palette.';
};
