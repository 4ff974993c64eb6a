import { KEPT, OTHER, SAME } from '../brief/taste.ts';
import type { Background, Member } from './member.ts';

/**
 * Why a colour is in a palette: the brief asks for it, the note does, it lies in the window of a style (or of the intent), or
 * it is what text needs: one quiet colour dark enough and one light enough where no window has such.
 */
export type Reason =
  | { readonly from: 'colors' | 'note'; readonly taste: number }
  | { readonly from: 'window'; readonly window: number }
  | { readonly from: 'ink' | 'ground' };

const IS_KEPT = (OTHER - KEPT) / (OTHER - SAME);
/** What may be set as text or under it, whatever the style: OKLCH lightness and chroma. */
const INK = { lightness: 0.32, chroma: 0.06 } as const;
const PAGE = { lightness: 0.93, chroma: 0.035 } as const;

/** Whether a colour is dark and quiet enough for text, or light and quiet enough for a page. */
export const isInk = ({ l, chroma }: Member): boolean => l <= INK.lightness && chroma <= INK.chroma;
export const isPage = ({ l, chroma }: Member): boolean => l >= PAGE.lightness && chroma <= PAGE.chroma;

/** Whether a member is a taste colour as it was asked for: within CIEDE2000 3. */
export const isKept = ({ same }: Member, taste: number): boolean => same[taste]! >= IS_KEPT;

/** The taste colour that a member is, the brief's own before those of the note; -1 where it is none. */
const tasteOf = ({ taste }: Background, member: Member): number => {
  let found = -1;
  for (let t = 0; t < taste.length; t += 1)
    if (taste[t]!.weight > 0 && isKept(member, t) && (found < 0 || member.same[t]! > member.same[found]!)) found = t;
  return found;
};

/** Why a member may be in a palette; undefined where nothing speaks for it. */
export const reasonOf = (background: Background, member: Member): Reason | undefined => {
  const t = tasteOf(background, member);
  if (t >= 0) return { from: background.taste[t]!.from, taste: t };
  const window = member.inWindow.indexOf(1);
  if (window >= 0) return { from: 'window', window };
  if (isInk(member)) return { from: 'ink' };
  return isPage(member) ? { from: 'ground' } : undefined;
};

/** Whether a colour may replace member k: it has a reason, and does not add a second text colour or background. */
export const isWelcome = (background: Background, members: readonly Member[], k: number, member: Member): boolean => {
  const reason = reasonOf(background, member);
  if (reason === undefined) return false;
  if (reason.from !== 'ink' && reason.from !== 'ground') return true;
  return members.every((other, i) => i === k || reasonOf(background, other)?.from !== reason.from);
};
