import { contrastRatio } from '../../../color/luminance.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { focusDrawn } from '../../parts/focus-drawn.ts';
import { shownRatio } from '../../parts/format.ts';
import { IconButton } from '../../parts/icon.tsx';
import { Swatch } from '../../parts/swatch.tsx';
import { announce, tellReaders } from '../../state/announce.ts';
import { fullText } from '../../state/imported-text.ts';
import type { BackgroundPair } from './backgrounds.ts';
import type { EditedColors } from './edits.ts';

const READABLE = 4.5;

const Ratio = ({ color, background, name }: { color: Rgb; background: Rgb; name: string }) => {
  const ratio = contrastRatio(color, background);
  return (
    <span class={ratio >= READABLE ? 'cell-ratio' : 'cell-ratio low'} title={`${shownRatio(ratio)} to 1 on ${name}`}>
      <span class="chip" style={{ backgroundColor: toHex(background) }} />
      <span class="off-screen">on {name}: </span>
      {shownRatio(ratio)}
    </span>
  );
};

/** What takes the colours in another order, or fewer or more of them, and how many it holds. */
export interface Rearrange {
  readonly most: number;
  readonly take: (colors: readonly Rgb[]) => void;
}

const cellOf = (at: number): HTMLElement | null => document.querySelector(`[data-input="edit:${at}"]`);

/**
 * The colours that were made, each with its contrast on both backgrounds. Arrows go along them; where they can be
 * rearranged, Ctrl with arrows moves one, Ctrl D doubles it, Delete removes it.
 */
export const ColorGrid = ({
  edited,
  backgrounds,
  names,
  rearrange,
}: {
  edited: EditedColors;
  backgrounds: BackgroundPair;
  names: readonly string[];
  rearrange?: Rearrange;
}) => {
  const colors = edited.colors.value;
  const changed = (next: readonly Rgb[], focus: number, said: string): void => {
    if (!rearrange || next.length === 0) return;
    if (next.length > rearrange.most) {
      announce(fullText(rearrange.most));
      return;
    }
    rearrange.take(next);
    tellReaders(said);
    focusDrawn(() => cellOf(focus));
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const control = event.ctrlKey || event.metaKey;
    const color = colors[at]!;
    const rest = colors.filter((_, i) => i !== at);
    if (along !== undefined && !control) cellOf(at + along)?.focus();
    else if (!rearrange) return;
    else if (along !== undefined && at + along >= 0 && at + along < colors.length)
      changed([...rest.slice(0, at + along), color, ...rest.slice(at + along)], at + along, 'Moved');
    else if (control && event.key.toLowerCase() === 'd')
      changed(
        colors.flatMap((one, i) => (i === at ? [one, one] : [one])),
        at + 1,
        'Duplicated',
      );
    else if (event.key === 'Delete' || event.key === 'Backspace') changed(rest, Math.max(0, at - 1), 'Removed');
    else return;
    event.preventDefault();
  };
  return (
    <ul class="color-grid">
      {colors.map((color, at) => {
        const hex = toHex(color);
        const kept = edited.kept.value.has(at);
        return (
          // Colours have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <li key={at}>
            <Swatch
              id={`cell-${at}`}
              name={names[at] ?? `Colour ${at + 1}`}
              color={color}
              input={`edit:${at}`}
              onKey={(event) => onKey(event, at)}
            />
            <div class="cell-facts">
              <span class="cell-name">{names[at] ?? at + 1}</span>
              <code>{hex}</code>
              <Ratio color={color} background={backgrounds.a} name="background A" />
              <Ratio color={color} background={backgrounds.b} name="background B" />
              <IconButton
                icon={kept ? 'lock' : 'unlock'}
                name={kept ? `Unlock ${hex}` : `Lock ${hex}`}
                pressed={kept}
                onClick={() => edited.steps.asStep(() => edited.put(new Map([[at, kept ? undefined : color]])))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
