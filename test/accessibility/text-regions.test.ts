import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { contrastInPicture } from '../../src/accessibility/contrast/in-picture.ts';
import { inkOf } from '../../src/accessibility/contrast/text/ink.ts';
import { textRegions } from '../../src/accessibility/contrast/text/regions.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import { FAMILY, loadFonts } from '../../src/response-images/canvas/fonts.ts';

const [WIDTH, HEIGHT] = [400, 200];
type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;
const drawn = (paint: (context: Context) => void) => {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  paint(context);
  const data = new Uint8ClampedArray(context.getImageData(0, 0, WIDTH, HEIGHT).data);
  return { width: WIDTH, height: HEIGHT, data };
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

  /** Noise in a part of a picture: each square of so many pixels has a colour of its own. */
  const addNoise = ({ width, data }: ReturnType<typeof drawn>, from: number, to: number, top: number, size: number) => {
    const random = counterRandom(9, size);
    for (let y = top; y < HEIGHT; y += 1)
      for (let x = from; x < to; x += 1)
        for (let c = 0; c < 3; c += 1)
          data[4 * (y * width + x) + c] = 255 * random(c + 3 * (Math.floor(x / size) + width * Math.floor(y / size)));
  };
  const paragraph = (context: Context) => {
    context.font = `12px "${FAMILY}"`;
    context.fillStyle = '#334155';
    ['Monthly delivery report', 'Export settings', 'Invoice history', 'Keyboard language'].forEach((line, i) => {
      context.fillText(line, 8, 20 + 22 * i);
    });
  };
  const left = (regions: ReturnType<typeof textRegions>) =>
    regions.filter(({ box }) => box.x < 150 && box.y + box.height <= 110);

  it.each([1, 2, 3])('is found beside noise of %i pixels as without it', (size) => {
    const picture = drawn(paragraph);
    const alone = textRegions(picture);
    expect(alone).toHaveLength(4);
    addNoise(picture, 156, WIDTH, 0, size);
    addNoise(picture, 0, WIDTH, 100, size);
    expect(left(textRegions(picture))).toEqual(alone);
  });

  it('is not found in noise, of which no ink is kept but at its edge', () => {
    const picture = drawn(paragraph);
    addNoise(picture, 0, WIDTH, 0, 1);
    const { dark, light } = inkOf(picture);
    const inked = dark.reduce((sum, one, i) => sum + one + light[i]!, 0);
    expect(inked).toBeLessThan(0.02 * WIDTH * HEIGHT);
    expect(textRegions(picture)).toEqual([]);
  });
});
