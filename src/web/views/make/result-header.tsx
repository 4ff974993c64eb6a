import type { ComponentChildren } from 'preact';
import { ExportButton } from '../../parts/export-button.tsx';
import type { EditedColors } from './edits.ts';

/** The head of what was made: what it is, the way back from edits where it takes some, and its files. */
export const MadeHead = ({
  title,
  edited,
  children,
}: {
  title: string;
  edited?: EditedColors;
  children?: ComponentChildren;
}) => (
  <div class="card-head">
    <h2 id="made-title">{title}</h2>
    <div class="row">
      {children}
      {edited ? (
        <button type="button" class="button quiet" disabled={edited.kept.value.size === 0} onClick={edited.release}>
          Discard edits
        </button>
      ) : null}
      <ExportButton />
    </div>
  </div>
);
