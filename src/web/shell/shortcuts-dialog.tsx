import { GUIDE, ROUTES } from '../routes.ts';
import { currentPage } from '../state/location.ts';
import { letterKeys } from '../state/surround.ts';
import { Dialog } from './dialog.tsx';

const SHELL: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'First colour field'],
  ['Arrows', 'Move a thumb; Shift ten times as far, Alt a tenth'],
  ['Hold L, C or H with ↑ ↓', 'Lightness, chroma or hue of the focused swatch'],
  ['Hold B', 'Everything in greys'],
  ['S', 'Surround: light, dark, mid-grey'],
  ['K', 'The call behind the view'],
  ['E', 'Export'],
  ['V', 'Take colours in'],
  ['Ctrl C, Ctrl V', 'Copy the focused swatch; take in what was copied'],
  ['Ctrl Z, Ctrl Shift Z', 'Undo, redo'],
  ['?', 'This list'],
];

export const KeysDialog = () => (
  <Dialog name="keys" title="Keyboard">
    {() => (
      <>
        <dl class="keys">
          {[
            ...ROUTES.flatMap(({ letter, name, group }) =>
              letter === undefined ? [] : [[`G, then ${letter.toUpperCase()}`, group ?? name] as const],
            ),
            [`G, then ${GUIDE.letter.toUpperCase()}`, GUIDE.name] as const,
            ...(currentPage.value?.view.keys ?? []).map(({ key, name }) => [key.toUpperCase(), name] as const),
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
          Single letters act as keys
        </label>
      </>
    )}
  </Dialog>
);
