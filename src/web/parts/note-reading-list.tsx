import type { NoteWords } from './note-words.ts';

/** What was made of each word, for those who want to know and for screen readers. */
export const Reading = ({ understood = [], ignored = [] }: NoteWords) => {
  if (understood.length + ignored.length === 0) return null;
  return (
    <details class="note-reading">
      <summary>
        {understood.length} understood
        {ignored.length > 0 ? `, ${ignored.length} passed over` : ''}
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
