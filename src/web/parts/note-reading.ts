import { computed, type ReadonlySignal } from '@preact/signals';
import { asyncComputed } from '../state/async-computed.ts';
import { inWorker } from '../state/in-worker.ts';
import type { NoteWords } from './note-words.ts';

type NoteBrief = Parameters<typeof inWorker<'reading'>>[1];

/** How the description of a brief is read, word by word: while one types, and before anything is searched. */
export const noteReadingOf = (settings: ReadonlySignal<NoteBrief>): ReadonlySignal<NoteWords> => {
  const read = asyncComputed(() => {
    const wanted = settings.value;
    return () => inWorker('reading', wanted);
  }, 0);
  return computed(() => read.value.value ?? {});
};
