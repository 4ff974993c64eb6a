import { signal } from '@preact/signals';

/** What the one polite live region says. */
export const announcement = signal('');

export interface Notice {
  readonly text: string;
  /** Takes back what the text says; undefined if there is nothing to take back. */
  readonly undo?: (() => void) | undefined;
}
/** The same as it is seen, for a moment; undefined where there is nothing to say. */
export const notice = signal<Notice | undefined>(undefined);

const PAUSE_MS = 500;
const SHOWN_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a sentence to readers, of what everyone else sees; one that follows within half a second takes its place. What is given back
 * takes the sentence away where it no longer holds.
 */
export const tellReaders = (text: string): (() => void) => {
  clearTimeout(timer);
  const waiting = setTimeout(() => {
    // The same sentence again is only read where something changed.
    announcement.value = announcement.value === text ? `${text}\u00a0` : text;
  }, PAUSE_MS);
  timer = waiting;
  return () => {
    clearTimeout(waiting);
    if (announcement.peek().replace(/\u00a0$/, '') === text) announcement.value = '';
  };
};

export const hideNotice = (): void => {
  clearTimeout(hiding);
  notice.value = undefined;
};

/** Leaves the notice in sight, while it is pointed at or focused. */
export const holdNotice = (): void => clearTimeout(hiding);
export const releaseNotice = (): void => {
  clearTimeout(hiding);
  hiding = setTimeout(hideNotice, SHOWN_MS);
};

/** Says a sentence to everyone, with a button that takes back what it says. */
export const announce = (text: string, undo?: () => void): void => {
  notice.value = { text, undo };
  releaseNotice();
  tellReaders(undo ? `${text} Undo is available.` : text);
};
