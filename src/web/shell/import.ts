import { isOurPath } from '../paths.ts';
import { readFragment, writeFragment } from '../state/address.ts';
import { loadReader } from '../state/color-text.ts';
import { colorsIn } from '../state/found-colors.ts';
import { currentPage, go, loadFailure, routeOf } from '../state/location.ts';
import { addressIn, pairIn } from '../state/pasted.ts';
import { addColors } from '../state/working-set.ts';
import { reveal } from './reveal.ts';

/** A fragment with values by name: no anchor, and no path of another application. */
const INPUTS = /^#[a-z]\w*=/i;

/** Whether a fragment names inputs of the view at a path, and nothing else. Links of the first page look like those of other sites. */
const namesInputs = async (path: string, fragment: string): Promise<boolean> => {
  if (!INPUTS.test(fragment)) return false;
  const route = routeOf(path, fragment);
  if (route.path === '/') return false;
  try {
    const { view } = await route.load();
    const known: readonly string[] = view.inputs.names;
    return Object.keys(readFragment(fragment)).every((name) => known.includes(name));
  } catch {
    // Opening it says what could not be loaded.
    return true;
  }
};

/** A link to a view, of this service or of another one. */
const linkIn = async (text: string): Promise<{ path: string; fragment: string } | undefined> => {
  const plain = text.trim();
  if (!URL.canParse(plain)) return undefined;
  const { origin, pathname, hash } = new URL(plain);
  if (!isOurPath(pathname)) return undefined;
  return origin === location.origin || (await namesInputs(pathname, hash))
    ? { path: pathname, fragment: hash }
    : undefined;
};

/** No browser shows a longer address. */
const LONGEST_ADDRESS = 2048;
const bare = (text: string): string => text.replace(/^#/, '');

/** Goes to a view. Returns what is then said, or why the view could not be loaded. */
const opening = async (said: string, ...to: Parameters<typeof go>): Promise<string> => {
  await go(...to);
  return loadFailure.value ?? said;
};

/**
 * Takes whatever was pasted: a link of ours, the address of a page, a pair, or anything that holds colours. Says what became of it. A
 * page is not audited automatically, as that costs credits.
 */
export const importText = async (text: string): Promise<string> => {
  const link = await linkIn(text);
  if (link) return opening('Link opened.', link.path, link.fragment);
  const address = text.length > LONGEST_ADDRESS ? undefined : addressIn(text);
  if (address !== undefined) return opening('Address opened in Audit.', '/audit', writeFragment({ url: address }));
  await loadReader();
  const pair = pairIn(text);
  if (pair) {
    addColors([pair.text.text]);
    return opening(
      `${pair.text.text} on ${pair.background.text} opened in Contrast.`,
      '/contrast',
      writeFragment({ fg: bare(pair.text.text), bg: bare(pair.background.text) }),
      true,
    );
  }
  const colors = colorsIn(text);
  const { view } = currentPage.value ?? {};
  if (colors.length === 0 || !view) return 'No colours found in the pasted text.';
  view.inputs.endEdit();
  return view.take(colors);
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
  if (!currentPage.value?.view.takeImage) await go('/vision');
  const { view } = currentPage.value ?? {};
  if (!view?.takeImage) return 'Vision could not be loaded.';
  const said = await view.takeImage(file);
  if (view.imageHeading !== undefined) reveal(view.imageHeading);
  return said;
};
