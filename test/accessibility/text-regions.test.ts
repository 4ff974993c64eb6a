import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { contrastInPicture } from '../../src/accessibility/contrast/in-picture.ts';
import { textRegions } from '../../src/accessibility/contrast/text/regions.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import { FAMILY, loadFonts } from '../../src/response-images/canvas/fonts.ts';
import { some } from '../size.ts';

const [WIDTH, HEIGHT] = [400, 200];
type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;
const drawn = (paint: (context: Context) => void, width = WIDTH, height = HEIGHT) => {
  loadFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  paint(context);
  const data = new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
  return { width, height, data };
};

describe('the text of an image', () => {
  it('is found with its place and its colours, dark on light and light on dark', () => {
    const picture = drawn((context) => {
      context.font = `20px "${FAMILY}"`;
      context.fillStyle = '#767676';
      context.fillText('Monthly delivery report', 40, 60);
      context.fillStyle = '#0b5fff';
      context.fillRect(20, 100, 300, 60);
      context.fillStyle = '#ffffff';
      context.fillText('Export settings', 40, 138);
    });
    const regions = textRegions(picture);
    expect(regions).toHaveLength(2);
    const [grey, white] = regions;
    expect(grey!.box.x).toBeGreaterThanOrEqual(38);
    expect(grey!.box.y).toBeGreaterThanOrEqual(40);
    expect(grey!.box.y + grey!.box.height).toBeLessThanOrEqual(68);
    expect(grey).toMatchObject({ text: '#767676', background: '#ffffff', level: 'AA' });
    expect(Math.abs(white!.ratio - contrastRatio(rgb('#ffffff'), rgb('#0b5fff')))).toBeLessThan(0.3);
    const { text_regions, pairs } = contrastInPicture(picture);
    expect(text_regions).toEqual(regions);
    // Edges of letters are judged as text; that of the button as an edge.
    const judged = Object.fromEntries(pairs.map(({ a, b, non_text }) => [[a, b].sort().join(' '), non_text]));
    expect(judged['#767676 #ffffff']).toBeNull();
  });

  it('is not found in boxes, discs and rules, whose edges are judged as what they are', () => {
    const picture = drawn((context) => {
      context.fillStyle = '#c0c0c0';
      for (let i = 0; i < 6; i += 1) context.fillRect(20 + 60 * i, 20, 40, 40);
      context.fillStyle = '#123456';
      for (let i = 0; i < 5; i += 1) {
        context.beginPath();
        context.arc(40 + 70 * i, 110, 18, 0, 2 * Math.PI);
        context.fill();
      }
      context.fillRect(20, 170, 360, 2);
    });
    const { text_regions, pairs } = contrastInPicture(picture);
    expect(text_regions).toEqual([]);
    for (const { ratio, non_text } of pairs) expect(non_text).toBe(ratio >= 3 ? 'pass' : 'fail');
    expect(pairs.map(({ non_text }) => non_text)).toContain('fail');
  });

  it('is not found in frames of any form, nor in the bars of a chart', () => {
    const picture = drawn((context) => {
      context.strokeStyle = '#1e293b';
      context.lineWidth = 2;
      context.strokeRect(10, 10, 120, 30);
      context.strokeRect(150, 10, 60, 40);
      context.beginPath();
      context.ellipse(300, 30, 60, 18, 0, 0, 2 * Math.PI);
      context.stroke();
      ['#1d4ed8', '#dc2626', '#16a34a', '#facc15', '#7c3aed', '#0891b2'].forEach((color, i) => {
        context.fillStyle = color;
        context.fillRect(20 + 40 * i, 190 - 14 * (i + 1), 30, 14 * (i + 1));
      });
    });
    expect(textRegions(picture)).toEqual([]);
  });

  it('is judged on the background of each part of a row', () => {
    const picture = drawn((context) => {
      context.font = `16px "${FAMILY}"`;
      ['#ffffff', '#94a3b8', '#475569'].forEach((background, i) => {
        context.fillStyle = background;
        context.fillRect(130 * i, 60, 130, 40);
        context.fillStyle = '#1e293b';
        context.fillText('Quarterly', 130 * i + 30, 86);
      });
    });
    expect(textRegions(picture).map(({ background }) => background)).toEqual(['#ffffff', '#94a3b8', '#475569']);
  });

  it('is not looked for among the grain of a photograph, whatever its size', () => {
    const random = counterRandom(3, 4);
    const data = new Uint8ClampedArray(4 * 300 * 300).map((_, i) => (i % 4 === 3 ? 255 : 255 * random(i >> 2)));
    expect(textRegions({ width: 300, height: 300, data }).length).toBeLessThan(30);
    expect(textRegions({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([]);
  });

  const paragraph = (context: Context) => {
    context.font = `12px "${FAMILY}"`;
    context.fillStyle = '#334155';
    ['Monthly delivery report', 'Export settings', 'Invoice history', 'Keyboard language'].forEach((line, i) => {
      context.fillText(line, 8, 20 + 22 * i);
    });
  };
  /** Dark dots of so many pixels in a part of a picture. */
  const addNoise = ({ width, height, data }: ReturnType<typeof drawn>, from: number, top: number, size: number) => {
    const random = counterRandom(9, size);
    for (let y = top; y < height; y += 1)
      for (let x = from; x < width; x += 1)
        if (random(Math.floor(x / size) + width * Math.floor(y / size)) < 0.27)
          data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  };

  it.each(some([2, 1, 3], 1))(
    'is found beside noise of %i pixels, of which there is more than a text has letters',
    (size) => {
      const alone = textRegions(drawn(paragraph));
      expect(alone).toHaveLength(4);
      const picture = drawn(paragraph, 1700, 1200);
      addNoise(picture, 156, 0, size);
      addNoise(picture, 0, 100, 1);
      const found = textRegions(picture).filter(({ box }) => box.x < 150 && box.y + box.height <= 110);
      expect(found).toEqual(alone);
    },
  );

  it('is found whole on dots, dotted rules and with dots of its own', () => {
    const plain = textRegions(drawn(paragraph));
    const boxes = (paint: (context: Context) => void) =>
      textRegions(
        drawn((context) => {
          paint(context);
          paragraph(context);
        }),
      ).map(({ box }) => box);
    const onDots = (pitch: number, side: number) =>
      boxes((context) => {
        context.fillStyle = '#d3d9e2';
        for (let x = 0; x < WIDTH; x += pitch)
          for (let y = 0; y < HEIGHT; y += pitch) context.fillRect(x, y, side, side);
      });
    const onChecks = boxes((context) => {
      context.fillStyle = '#f0f0f0';
      for (let x = 0; x < WIDTH; x += 1) for (let y = x % 2; y < HEIGHT; y += 2) context.fillRect(x, y, 1, 1);
    });
    const betweenRules = boxes((context) => {
      context.fillStyle = '#334155';
      for (let row = 0; row < 5; row += 1) for (let x = 4; x < WIDTH; x += 3) context.fillRect(x, 3 + 22 * row, 1, 1);
    });
    for (const found of [onDots(4, 1), onDots(6, 1), onDots(4, 2), onChecks, betweenRules])
      expect(found).toHaveLength(plain.length);
  });

  it('is at most 500 lines, the largest', () => {
    const picture = { width: 640, height: 480, data: new Uint8ClampedArray(4 * 640 * 480).fill(255) };
    for (let y = 1; y + 8 < 480; y += 9)
      for (let x = 1; x + 24 < 640; x += 24)
        for (const [i, height] of [4, 6, 4].entries())
          for (let row = 0; row < height; row += 1) {
            const at = 4 * ((y + 6 - row) * 640 + x + 4 * i);
            picture.data.fill(0, at, at + 3);
          }
    expect(textRegions(picture)).toHaveLength(500);
  });
});
