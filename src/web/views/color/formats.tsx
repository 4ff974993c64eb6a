import { coordinatesOf } from '../../../color/convert.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { lab, lch } from '../../../color/spaces/cielab.ts';
import { displayP3 } from '../../../color/spaces/display-p3.ts';
import { oklab, oklch } from '../../../color/spaces/ok.ts';
import type { ColorSpace } from '../../../color/spaces/space.ts';
import type { WideColor } from '../../../color/wide-color.ts';
import { COLOR_TEXT } from '../../../design/files/color-text.ts';
import { IconButton } from '../../parts/icon.tsx';
import { copyText } from '../../state/copy.ts';
import { identity, light } from './model.ts';

/** Digits after which a screen cannot show a difference, by how large the numbers are. */
const DIGITS = [5, 3] as const;

const channels = (space: ColorSpace, color: WideColor): string => {
  const coordinates = coordinatesOf(space, color);
  const powerless = space.isPowerless?.(coordinates) ?? false;
  const shown = coordinates.map((v, i) => {
    if (powerless && i === space.hue) return 'none';
    const [low, high] = space.channels[i]!.range;
    return String(Number(v.toFixed(high - low > 2 ? DIGITS[1] : DIGITS[0])));
  });
  return shown.join(' ');
};

/** Notations of 8 bits, and those that hold the colour as it is. */
const ROUNDED: readonly (readonly [name: string, write: (color: Rgb) => string])[] = [
  ['hex', COLOR_TEXT.hex],
  ['rgb', COLOR_TEXT.rgb],
  ['hsl', COLOR_TEXT.hsl],
];
const EXACT: readonly (readonly [name: string, write: (color: WideColor) => string])[] = [
  ['oklch', (color) => `oklch(${channels(oklch, color)})`],
  ['oklab', (color) => `oklab(${channels(oklab, color)})`],
  ['lch', (color) => `lch(${channels(lch, color)})`],
  ['lab', (color) => `lab(${channels(lab, color)})`],
  ['Display P3', (color) => `color(display-p3 ${channels(displayP3, color)})`],
];

const Row = ({ name, text }: { name: string; text: string }) => (
  <li>
    <span class="format-name">{name}</span>
    <code>{text}</code>
    <IconButton icon="copy" name={`Copy ${name}`} onClick={() => copyText(text)} />
  </li>
);

/** The colour in every notation of CSS, each copied by one click. */
export const Formats = () => (
  <section class="card" aria-labelledby="formats-title">
    <div class="card-head">
      <h2 id="formats-title">CSS notations</h2>
    </div>
    <ul class="formats">
      {ROUNDED.map(([name, write]) => (
        <Row key={name} name={name} text={write(identity.value.rgb)} />
      ))}
      {EXACT.map(([name, write]) => (
        <Row key={name} name={name} text={write(light.value)} />
      ))}
    </ul>
    {identity.value.in_srgb ? null : (
      <p class="muted note">hex, rgb and hsl are the nearest colour of sRGB; the others are the colour itself.</p>
    )}
  </section>
);
