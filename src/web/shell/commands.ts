import { items } from '../library/library.ts';
import { openItem } from '../library/open-item.ts';
import { GUIDE, ROUTES } from '../routes.ts';
import { pickFromScreen } from '../state/eye-dropper.ts';
import { currentPage, go } from '../state/location.ts';
import { drawerOpen, type Panel, panel } from '../state/panels.ts';
import { hasExample, openExample } from '../state/set-example.ts';
import { redo, undo, workOn } from '../state/set-link.ts';
import { stepSurround } from '../state/surround.ts';
import { workingSet } from '../state/working-set.ts';

/** Something that Ctrl K finds by its name. */
export interface Command {
  readonly group: 'Actions' | 'Views' | 'Colours of the set' | 'Saved' | 'Documents';
  readonly name: string;
  /** Its keys, without the dialog. */
  readonly keys?: string;
  /** A colour that stands before it. */
  readonly color?: string;
  readonly run: () => void;
}

const opens = (name: Panel) => (): void => {
  panel.value = name;
};

const exampleOf = (view = currentPage.value?.view): readonly (readonly [string, undefined, () => void])[] =>
  hasExample(view) ? [['Use example', undefined, () => openExample(view)]] : [];

const actions = (): readonly Command[] =>
  (
    [
      ['Undo', 'Ctrl Z', () => undo(currentPage.value?.view)],
      ['Redo', 'Ctrl Shift Z', () => redo(currentPage.value?.view)],
      ['Save to library', undefined, opens('save')],
      ...exampleOf(),
      ['Import colours', 'V', opens('paste')],
      ['Export', 'E', opens('export')],
      [
        'Show or hide code',
        'K',
        () => {
          drawerOpen.value = !drawerOpen.value;
        },
      ],
      ['Theme: light, dark, mid-grey', 'S', stepSurround],
      ['Sign in or change the API key', undefined, opens('key')],
      ['Keyboard shortcuts', '?', opens('keys')],
      ...('EyeDropper' in globalThis ? ([['Pick from screen', undefined, () => void pickFromScreen()]] as const) : []),
      ...(currentPage.value?.view.keys ?? []).map(
        ({ key, name, run }) => [name, key === ' ' ? 'Space' : key.toUpperCase(), run] as const,
      ),
    ] as const
  ).map(([name, keys, run]) => ({ group: 'Actions' as const, name, ...(keys ? { keys } : {}), run }));

const views = (): readonly Command[] => [
  ...ROUTES.map(({ path, name, group, letter }) => ({
    group: 'Views' as const,
    name: group === undefined || group === name ? name : `${group}: ${name}`,
    ...(letter ? { keys: `G ${letter.toUpperCase()}` } : {}),
    run: () => void go(path),
  })),
  { group: 'Views', name: GUIDE.name, keys: `G ${GUIDE.letter.toUpperCase()}`, run: () => location.assign(GUIDE.path) },
];

const colors = (): readonly Command[] =>
  workingSet.value.colors.map((text, current) => ({
    group: 'Colours of the set',
    name: text,
    color: text,
    run: () => workOn(current, currentPage.value?.view),
  }));

const saved = (): readonly Command[] =>
  (items.value ?? []).map((item) => {
    const {
      name,
      colors: [color],
    } = item;
    return { group: 'Saved', name, ...(color ? { color } : {}), run: () => openItem(item) };
  });

const MOST = 40;

/** The commands whose names hold every word. */
export const commandsFor = (query: string): readonly Command[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...actions(), ...views(), ...colors(), ...saved()]
    .filter(({ name, group }) => words.every((word) => `${name} ${group}`.toLowerCase().includes(word)))
    .slice(0, MOST);
};
