import { signal } from '@preact/signals';

/** What the one polite live region says. */
export const announcement = signal('');

const PAUSE_MS = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to readers; one that follows within half a second takes its place. */
export const announce = (text: string): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same sentence again is only read where something changed.
    announcement.value = announcement.value === text ? `${text}\u00a0` : text;
  }, PAUSE_MS);
};
