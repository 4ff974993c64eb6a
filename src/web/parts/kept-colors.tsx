import { announceChange } from '../state/announce-change.ts';
import type { Inputs } from '../state/inputs.ts';
import { adoptStyle } from '../styles/adopt.ts';
import { Icon, IconButton } from './icon.tsx';
import style from './kept-colors.css';
import { withoutColor } from './note-text.ts';
import { isLocked, type NoteWords } from './note-words.ts';

adoptStyle(style);

/** Colours of a description that every palette holds, each with a button that takes it out of the description. */
export const KeptColors = <Name extends string>({
  id,
  inputs,
  words: { understood = [] },
}: {
  /** Id of the field. */
  id: string;
  inputs: Inputs<Name | 'note'>;
  words: NoteWords;
}) => {
  const note = inputs.get('note');
  const kept = understood.filter(
    ({ text, as, did, start, end }) => isLocked({ as, did }) && note.slice(start, end) === text,
  );
  if (kept.length === 0) return null;
  return (
    <ul class="kept-colors" aria-label="In every palette">
      {kept.map(({ text, as, start, end }) => (
        <li key={start}>
          <span class="chip" style={{ backgroundColor: CSS.supports('color', text) ? text : as }} />
          <Icon name="lock" size={14} />
          <code>{text}</code>
          <IconButton
            icon="close"
            name={`Remove ${text}`}
            onClick={() => {
              void announceChange(() => {
                inputs.choose('note', withoutColor(note, start, end));
                return `Removed ${text}.`;
              });
              document.getElementById(id)?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
};
