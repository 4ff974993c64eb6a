import { GUIDE, ROUTES } from '../routes.ts';
import { currentPage } from '../state/location.ts';
import { letterKeys } from '../state/surround.ts';
import { Dialog } from './dialog.tsx';

const SHELL: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Go to the first colour field'],
  ['Arrows', 'Move the handle (Shift: ×10, Alt: ×0.1)'],
  ['Hold L, C or H with ↑ ↓', 'Change lightness, chroma or hue of the focused swatch'],
  ['Hold B', 'Show the page in greyscale'],
  ['S', 'Theme: light, dark, mid-grey'],
  ['K', 'Show or hide code'],
  ['Ctrl K', 'Search or paste'],
  ['E', 'Export'],
  ['V', 'Import colours'],
  ['Ctrl C, Ctrl V', 'Copy the focused swatch; paste colours'],
  ['Ctrl Z, Ctrl Shift Z', 'Undo, redo'],
  ['?', 'Show keyboard shortcuts'],
];

export const KeysDialog = () => (
  <Dialog name="keys" title="Keyboard shortcuts">
    {() => (
      <>
        <dl class="keys">
          {[
            ...ROUTES.flatMap(({ letter, name, group }) =>
              letter === undefined ? [] : [[`G, then ${letter.toUpperCase()}`, group ?? name] as const],
            ),
            [`G, then ${GUIDE.letter.toUpperCase()}`, GUIDE.name] as const,
            ...(currentPage.value?.view.keys ?? []).map(
              ({ key, name }) => [key === ' ' ? 'Space' : key.toUpperCase(), name] as const,
            ),
            ...SHELL,
          ].map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label class="inline">
          <input
            type="checkbox"
            checked={letterKeys.value === 'on'}
            onChange={(event) => {
              letterKeys.value = event.currentTarget.checked ? 'on' : 'off';
            }}
          />{' '}
          Use single-letter shortcuts
        </label>
      </>
    )}
  </Dialog>
);
