import { LIMITS } from '../../personalize/vocabulary/limits.ts';
import type { Inputs } from '../state/inputs.ts';
import { lazyAfterFirstPaint } from './after-first-paint.tsx';
import { isLocked, type NoteWords, type Words } from './note-words.ts';

interface Span extends Words {
  readonly isUnderstood: boolean;
}

/** Words of the answer that still stand where it found them; the note may have been changed since. */
const spansIn = (note: string, { understood = [], ignored = [] }: NoteWords): readonly Span[] =>
  [
    ...understood.map((words) => ({ ...words, isUnderstood: true })),
    ...ignored.map((words) => ({ ...words, isUnderstood: false })),
  ]
    .filter(({ text, start, end }) => note.slice(start, end) === text)
    .sort((x, y) => x.start - y.start);

/** The note once more under the field, invisible but for the lines under its words. */
const Underlined = ({ note, words }: { note: string; words: NoteWords }) => {
  let at = 0;
  const parts = spansIn(note, words).flatMap(({ start, end, isUnderstood }) => {
    if (start < at) return [];
    const before = note.slice(at, start);
    at = end;
    return [
      before,
      <u key={start} class={isUnderstood ? 'understood' : 'ignored'}>
        {note.slice(start, end)}
      </u>,
    ];
  });
  return (
    <div class="note-lines" aria-hidden="true">
      {parts}
      {note.slice(at)}
    </div>
  );
};

/** What was made of each word, for those who want to know and for screen readers. */
const Reading = ({ understood = [], ignored = [] }: NoteWords) => {
  if (understood.length + ignored.length === 0) return null;
  return (
    <details class="note-reading">
      <summary>
        {understood.length} understood
        {ignored.length > 0 ? `, ${ignored.length} ignored` : ''}
      </summary>
      <ul>
        {understood.map(({ text, did, start }) => (
          <li key={start}>
            <u class="understood">{text}</u> {did}
          </li>
        ))}
        {ignored.map(({ text, why, start }) => (
          <li key={start}>
            <u class="ignored">{text}</u> {why}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Loaded with the first colour of a description that is kept. */
const KeptColors = lazyAfterFirstPaint(async () => (await import('./kept-colors.tsx')).KeptColors);

/** A brief in words: what is understood is underlined as one types, what is ignored dotted. */
export const NoteField = <Name extends string>({
  id,
  inputs,
  words,
}: {
  id: string;
  inputs: Inputs<Name | 'note'>;
  words: NoteWords;
}) => (
  <div class="field note-field">
    <label for={id}>Description</label>
    <div class="note-text">
      <Underlined note={inputs.get('note')} words={words} />
      <textarea
        id={id}
        rows={3}
        maxLength={LIMITS.note_max_chars}
        value={inputs.get('note')}
        onInput={({ currentTarget }) => inputs.set('note', currentTarget.value)}
        onScroll={({ currentTarget }) => {
          const lines = currentTarget.previousElementSibling;
          if (lines) lines.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
    {words.understood?.some(isLocked) && <KeptColors id={id} inputs={inputs} words={words} />}
    <Reading {...words} />
  </div>
);
