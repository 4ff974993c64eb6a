import { signal } from '@preact/signals';

/** What the one polite live region says. */
export const announcement = signal('');
/** The same as it is seen, for a moment; empty where there is nothing to say. */
export const notice = signal('');

const PAUSE_MS = 500;
const SHOWN_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to readers, of what everyone else sees; one that follows within half a second takes its place. */
export const tellReaders = (text: string): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same sentence again is only read where something changed.
    announcement.value = announcement.value === text ? `${text}\u00a0` : text;
  }, PAUSE_MS);
};

/** Says a sentence to everyone. */
export const announce = (text: string): void => {
  notice.value = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.value = '';
  }, SHOWN_MS);
  tellReaders(text);
};
