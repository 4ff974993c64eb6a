import type { MeasuredRgb } from '../../color/measured.ts';
import { type Rgb, toHex, toHexAlpha } from '../../color/rgb.ts';
import { COLOR_TEXT } from '../../design/files/color-text.ts';
import { copyText } from '../state/copy.ts';
import { navigate } from '../state/navigation.ts';
import { screenColor } from '../state/screen-color.ts';
import type { TranslucentRgb } from '../state/translucent.ts';
import { placeMenu } from './place-menu.ts';

/** The ways a colour is copied. */
const NOTATIONS: readonly (readonly [name: string, write: (color: Rgb) => string])[] = [
  ['hex', toHex],
  ['oklch', COLOR_TEXT.oklch],
  ['oklch with hex fallback', (color) => `color: ${toHex(color)};\ncolor: ${COLOR_TEXT.oklch(color)};`],
  ['rgb', COLOR_TEXT.rgb],
  ['CSS variable', (color) => `--color: ${toHex(color)};`],
  ['design token', (color) => JSON.stringify({ $type: 'color', $value: toHex(color) })],
];

export interface SwatchAction {
  readonly name: string;
  readonly run: () => void;
}

const bare = (hex: string): string => hex.slice(1);

/** Where any colour can be taken; of Contrast the other side stays as it is. */
const journeys = (hex: string): readonly SwatchAction[] => [
  { name: 'Open in Colour', run: () => navigate('/color', { c: bare(hex) }) },
  { name: 'Set as text', run: () => navigate('/contrast', { fg: bare(hex) }) },
  { name: 'Set as background', run: () => navigate('/contrast', { bg: bare(hex) }) },
];

/**
 * A colour that can be held: Ctrl+C copies it, `l`, `c` or `h` with up and down changes it where `input` names what it
 * is, and a click opens what can be done with it: copied, opened in Colour, set as text or background in Contrast.
 */
export const Swatch = ({
  color,
  name,
  id,
  input,
  actions = [],
  className = '',
  onKey,
}: {
  /** A translucent one is copied as hex with its alpha. */
  color: TranslucentRgb & MeasuredRgb;
  name: string;
  id: string;
  input?: string;
  actions?: readonly SwatchAction[];
  className?: string;
  /** Keys of the place where it stands. */
  onKey?: (event: KeyboardEvent) => void;
}) => {
  const { alpha = 1 } = color;
  const hex = toHexAlpha(color, alpha);
  const menu = `${id}-menu`;
  return (
    <span class={`swatch ${className}`}>
      <button
        type="button"
        class="face swatch-face"
        style={{ backgroundColor: alpha < 1 ? hex : screenColor(color) }}
        aria-label={`${name}, ${hex}`}
        data-color={hex}
        data-input={input}
        popovertarget={menu}
        onKeyDown={onKey}
      />
      {/* A span, as what stands around it is one: HTML allows no list in it. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
      <span id={menu} popover="auto" class="menu" onToggle={placeMenu}>
        <span class="menu-title">
          <span class="chip" style={{ backgroundColor: hex }} /> <code>{hex}</code>
        </span>
        <span class="menu-items" role="list">
          {NOTATIONS.slice(0, alpha < 1 ? 1 : undefined).map(([notation, write]) => (
            <span key={notation} role="listitem">
              <button
                type="button"
                popovertarget={menu}
                popovertargetaction="hide"
                onClick={() => copyText(alpha < 1 ? hex : write(color), `${name} as ${notation}`)}
              >
                Copy as {notation}
              </button>
            </span>
          ))}
          {[...actions, ...journeys(toHex(color))].map((action) => (
            <span key={action.name} role="listitem">
              <button type="button" popovertarget={menu} popovertargetaction="hide" onClick={action.run}>
                {action.name}
              </button>
            </span>
          ))}
        </span>
      </span>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </span>
  );
};
