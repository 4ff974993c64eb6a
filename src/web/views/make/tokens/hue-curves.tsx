import { type Oklch, toOklch } from '../../../../color/oklab.ts';
import { toHex } from '../../../../color/rgb.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import style from './hue-curves.css';
import { ramps } from './model.ts';

adoptStyle(style);

const [WIDTH, HEIGHT] = [200, 100];

const CHANNELS = [
  { id: 'l', name: 'Lightness', most: 1, shown: (value: number) => value.toFixed(2) },
  { id: 'c', name: 'Chroma', most: 0.3, shown: (value: number) => value.toFixed(2) },
  { id: 'h', name: 'Hue', most: 360, shown: (value: number) => `${value.toFixed(0)}°` },
] as const;

/** Below this chroma a hue is noise. */
const COLORFUL = 0.01;

type Channel = (typeof CHANNELS)[number];

const lineOf = (colors: readonly Oklch[], { id, most }: Channel): string => {
  let isUp = true;
  return colors
    .map((color, i) => {
      if (id === 'h' && color.c < COLORFUL) {
        isUp = true;
        return '';
      }
      const before = colors[i - 1];
      // A line does not run back across the circle of hues.
      const jumps = id === 'h' && before !== undefined && Math.abs(before.h - color.h) > 180;
      const command = isUp || jumps ? 'M' : 'L';
      isUp = false;
      const x = (WIDTH * i) / Math.max(1, colors.length - 1);
      return `${command}${x.toFixed(1)} ${(HEIGHT * (1 - Math.min(1, color[id] / most))).toFixed(1)}`;
    })
    .join('');
};

/** Index of the step that stands for a ramp. */
const MIDDLE = 5;

/** Lightness, chroma and hue along the steps, a line for each ramp. */
export const HueCurves = () => (
  <>
    <p class="muted note">OKLCH along the steps, a line for each hue</p>
    <div class="hue-curves">
      {CHANNELS.map((channel) => (
        <figure key={channel.id}>
          <figcaption class="muted">
            {channel.name}, 0 to {channel.shown(channel.most)}
          </figcaption>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${channel.name} along the steps of ${ramps.value.map(({ name }) => name).join(', ')}`}
          >
            {ramps.value.map(({ name, steps }) => (
              <path
                key={name}
                d={lineOf(
                  steps.map(({ color }) => toOklch(color)),
                  channel,
                )}
                fill="none"
                stroke={toHex((steps[MIDDLE] ?? steps[0]!).color)}
                vector-effect="non-scaling-stroke"
              >
                <title>{name}</title>
              </path>
            ))}
          </svg>
        </figure>
      ))}
    </div>
  </>
);
