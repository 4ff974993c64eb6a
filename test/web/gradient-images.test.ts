import { describe, expect, it } from 'vitest';
import { rgb } from '../../src/color/rgb.ts';
import { EASINGS } from '../../src/design/gradient/easing/index.ts';
import { exportGradient } from '../../src/design/gradient/export.ts';
import { GRADIENT_TYPES } from '../../src/design/gradient/formats/gradient-data.ts';
import { INTERPOLATION_IDS, INTERPOLATIONS } from '../../src/design/gradient/interpolation/index.ts';
import { sampleRamp } from '../../src/design/gradient/ramp.ts';
import { GRADIENT } from '../../src/web/tasks/gradient.ts';
import { fileData } from '../../src/web/views/make/gradient/file-data.ts';

const STOPS = [
  { color: rgb('#0057b8'), position: 0 },
  { color: rgb('#ff3366'), position: 0.3 },
  { color: rgb('#ffd700'), position: 1 },
];
const COUNT = 256;

describe('the images of a gradient', () => {
  it.each(INTERPOLATION_IDS)('are those of the file that is exported: %s', (id) => {
    for (const easing of ['linear', 'ease-in-out'] as const)
      for (const type of GRADIENT_TYPES) {
        const options = { type, angle: 30 };
        const { samples } = sampleRamp(STOPS, INTERPOLATIONS[id], EASINGS[easing], COUNT);
        const { content } = exportGradient('css', fileData(STOPS, INTERPOLATIONS[id], easing, samples), options);
        const lines = String(content)
          .split('\n')
          .filter((line) => line.includes('background-image: '))
          .map((line) => line.trim());
        const { image, plain } = GRADIENT.gradientImages(
          { stops: STOPS, ...GRADIENT.gradient({ stops: STOPS, interpolation: id, easing }, COUNT) },
          options,
        );
        expect([`background-image: ${plain};`, `background-image: ${image};`]).toEqual([lines[0], lines.at(-1)]);
      }
  });

  it('of ways that do not exist are the usual ones', () => {
    const images = (interpolation: string, easing: string) =>
      GRADIENT.gradientImages(
        { stops: STOPS, ...GRADIENT.gradient({ stops: STOPS, interpolation, easing }, COUNT) },
        {},
      );
    expect(images('none', 'none')).toEqual(images('oklab', 'linear'));
    expect(images('none', 'none')).not.toEqual(images('hsl-short', 'linear'));
  });
});
