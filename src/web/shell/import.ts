import { isOurPath } from '../paths.ts';
import { FORMER_PATHS, OF_FORMER_FIRST, ROUTES } from '../routes.ts';
import { readFragment, writeFragment } from '../state/address.ts';
import { loadReader } from '../state/color-text.ts';
import { colorsIn } from '../state/found-colors.ts';
import { currentPage, go } from '../state/location.ts';
import { addressIn, pairIn } from '../state/pasted.ts';
import { addColors } from '../state/working-set.ts';
import { reveal } from './reveal.ts';

/** The inputs of the view at a path; of the first page those that it had once: any site may have a `q` there. */
const inputsAt = async (path: string): Promise<readonly string[]> => {
  if (path === '/') return OF_FORMER_FIRST;
  const route = FORMER_PATHS[path]?.[0] ?? ROUTES.find((one) => one.path === path)!;
  const { view } = await route.load();
  return view.inputs.names;
};

/** A fragment as views write it: values by name. Anchors and routes of other pages are not. */
const VALUES = /^#\w+=/;

/** Whether a fragment holds nothing but inputs of the view at a path. */
const isOfView = async (path: string, fragment: string): Promise<boolean> => {
  if (!VALUES.test(fragment)) return false;
  // Of a view that cannot be loaded, that is said where the link is opened.
  const inputs = await inputsAt(path).catch(() => undefined);
  return !inputs || Object.keys(readFragment(fragment)).every((name) => inputs.includes(name));
};

/** A link of a view: of this service, or of another one whose fragment the view knows. */
const linkIn = async (text: string): Promise<{ path: string; fragment: string } | undefined> => {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const { origin, pathname, hash } = new URL(plain);
  if (!isOurPath(pathname)) return undefined;
  return origin === location.origin || (await isOfView(pathname, hash))
    ? { path: pathname, fragment: hash }
    : undefined;
};

/** No browser shows a longer address. */
const LONGEST_ADDRESS = 2048;
const bare = (text: string): string => text.replace(/^#/, '');

/**
 * Takes whatever was pasted: a link of this service or of another one, the address of a page, a pair, or anything that holds colours. Says what became of it. A
 * page is not audited automatically, as that costs credits.
 */
export const importText = async (text: string): Promise<string> => {
  const link = await linkIn(text);
  if (link) {
    await go(link.path, link.fragment);
    return 'Link opened.';
  }
  const address = text.length > LONGEST_ADDRESS ? undefined : addressIn(text);
  if (address !== undefined) {
    await go('/audit', writeFragment({ url: address }));
    return 'Address opened in Audit.';
  }
  await loadReader();
  const pair = pairIn(text);
  if (pair) {
    addColors([pair.text.text]);
    await go('/contrast', writeFragment({ fg: bare(pair.text.text), bg: bare(pair.background.text) }), true);
    return `${pair.text.text} on ${pair.background.text} opened in Contrast.`;
  }
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

/** Takes an image where it is worked on: in this view, else in Vision. */
export const importImage = async (file: File): Promise<string> => {
  if (!currentPage.value?.view.takePicture) await go('/vision');
  const { view } = currentPage.value ?? {};
  if (!view?.takePicture) return 'Vision could not be loaded.';
  const said = await view.takePicture(file);
  if (view.imageHeading !== undefined) reveal(view.imageHeading);
  return said;
};
