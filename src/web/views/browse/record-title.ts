import type { BrowsedRecord } from './model.ts';
import { wordsOf } from './titles.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a person calls a record: its own name, or its kind. */
export const titleOfRecord = (record: BrowsedRecord): string => {
  const { name, fg, bg, hue, character, method, scheme, stop_count, step_count } = record;
  if (typeof name === 'string') return capital(name);
  if (typeof fg === 'string' && typeof bg === 'string') return `${fg} on ${bg}`;
  if (typeof scheme === 'string') return `${capital(wordsOf(scheme))}, ${stop_count} stops`;
  const kind = [hue, character ?? method].filter((one) => typeof one === 'string').map((one) => wordsOf(String(one)));
  const steps = typeof step_count === 'number' ? `, ${step_count} steps` : '';
  return `${capital(kind.join(' '))}${steps}`;
};

const LEVELS = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, '3:1'],
] as const;
const BANDING: Readonly<Record<string, string>> = {
  smooth: 'Smooth',
  'subtle-compression': 'Slightly uneven',
  'visible-step-risk': 'Visible step possible',
};
const EVENNESS: Readonly<Record<string, string>> = {
  even: 'Even',
  'slightly-uneven': 'Slightly uneven',
  lumpy: 'Uneven',
};

const levelOf = (ratio: number): string => LEVELS.find(([least]) => ratio >= least)?.[1] ?? 'Low contrast';

/** What a record is good for, in a word or two: the contrast of its best pair, or how even it is. */
export const badgeOf = (record: BrowsedRecord): string => {
  const { ratio, best_contrast, contrast_on_white, contrast_on_black, banding, evenness } = record;
  if (typeof banding === 'string') return BANDING[banding] ?? '';
  if (typeof evenness === 'string') return EVENNESS[evenness] ?? '';
  const contrasts = [ratio, best_contrast, contrast_on_white, contrast_on_black].filter(
    (one) => typeof one === 'number',
  );
  return contrasts.length === 0 ? '' : levelOf(Math.max(...contrasts));
};
