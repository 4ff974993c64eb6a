import { expect, it } from 'vitest';
import { oklabDistance, toOklab } from '../../src/color/oklab.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';
import { farthestFrom } from '../../src/web/state/farthest.ts';

const room = (color: Rgb, colors: readonly Rgb[]): number =>
  Math.min(...colors.map((other) => oklabDistance(toOklab(color), toOklab(other))));

it.each([
  [['#0057b8', '#ffd700']],
  [['#ff0000']],
  [['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#17becf']],
  [['#777777', '#808080', '#888888']],
  [['#00ff00', '#0000ff', '#ff00ff', '#ffff00']],
])('of %s there is no clear colour much farther away', (texts) => {
  const colors = texts.map(rgb);
  const steps = [0, 51, 102, 153, 204, 255];
  // Between black and white, and not on the edge of sRGB: there colours look like lamps.
  const others = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => ({ r, g, b }))));
  const inside = others.filter((color) => {
    const [l] = toOklab(color);
    return l > 0.3 && l < 0.88 && Math.min(color.r, color.g, color.b) > 0 && Math.max(color.r, color.g, color.b) < 255;
  });
  const best = Math.max(...inside.map((color) => room(color, colors)));
  expect(room(rgb(farthestFrom(colors)), colors)).toBeGreaterThanOrEqual(0.95 * best);
});
