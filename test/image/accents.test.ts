import { QuantizerCelebi, Score } from '@material/material-color-utilities';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { oklchToRgb } from '../../src/color/gamut.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import type { Picture } from '../../src/image/picture.ts';
import { imageAccents, imageBackground, imageText, summaryOf } from '../../src/image/quantise/accents.ts';
import { tally } from '../../src/image/quantise/tally.ts';

const accentsOf = (picture: Picture) => {
  const colors = tally(picture);
  return imageAccents(colors, summaryOf(colors));
};

const SIZE = 200;

/** A scene by its seed: three muted areas with grain, and two or three small vivid things whose colours are known. */
const sceneOf = (seed: number) => {
  const random = counterRandom(seed, 40);
  let i = 0;
  const next = (): number => random(i++);
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const hue = 360 * next();
  const paint = (color: Rgb): void => {
    context.fillStyle = toHex(color);
  };
  for (let area = 0; area < 3; area += 1) {
    paint(oklchToRgb({ l: 0.3 + 0.55 * next(), c: 0.02 + 0.04 * next(), h: hue + 60 * (next() - 0.5) }));
    context.fillRect(0, (area * SIZE) / 3, SIZE, SIZE / 3 + 1);
  }
  const salient: Rgb[] = [];
  const things = 2 + Math.floor(2 * next());
  for (let thing = 0; thing < things; thing += 1) {
    const color = oklchToRgb({
      l: 0.5 + 0.3 * next(),
      c: 0.16 + 0.06 * next(),
      h: hue + 90 + (thing * 180) / things + 20 * next(),
    });
    salient.push(color);
    paint(color);
    context.beginPath();
    context.arc(30 + 140 * next(), 30 + 140 * ((thing + next()) / things), 8 + 7 * next(), 0, 2 * Math.PI);
    context.fill();
  }
  const data = new Uint8ClampedArray(context.getImageData(0, 0, SIZE, SIZE).data);
  for (let at = 0; at < data.length; at += 4)
    for (let c = 0; c < 3; c += 1) data[at + c]! += Math.round(10 * (random(1000 + at + c) - 0.5));
  return { salient, picture: { width: SIZE, height: SIZE, data } };
};

const NEAR = 10;
const foundBy = (salient: readonly Rgb[], colors: readonly Rgb[]): number =>
  salient.filter((color) => colors.some((one) => ciede2000(toLabD65(one), toLabD65(color)) < NEAR)).length;

/** The scores of Material Design, as Android themes its pages by. */
const material = (data: Uint8ClampedArray): Rgb[] => {
  const pixels = Array.from(
    { length: data.length / 4 },
    (_, i) => ((255 << 24) | (data[4 * i]! << 16) | (data[4 * i + 1]! << 8) | data[4 * i + 2]!) >>> 0,
  );
  return Score.score(QuantizerCelebi.quantize(pixels, 128), { desired: 6 }).map((argb) => ({
    r: (argb >> 16) & 255,
    g: (argb >> 8) & 255,
    b: argb & 255,
  }));
};

describe('the accents of an image', () => {
  const scenes = Array.from({ length: 40 }, (_, seed) => sceneOf(seed));

  it('are the small vivid things of forty scenes, as many as the scores of Material find', () => {
    let [things, ours] = [0, 0];
    for (const { salient, picture } of scenes) {
      things += salient.length;
      ours += foundBy(
        salient,
        accentsOf(picture).map(({ color }) => color),
      );
    }
    expect(ours / things).toBeGreaterThanOrEqual(0.95);
    const some = scenes.slice(0, 8);
    const theirs = some.reduce((sum, { salient, picture }) => sum + foundBy(salient, material(picture.data)), 0);
    const same = some.reduce(
      (sum, { salient, picture }) =>
        sum +
        foundBy(
          salient,
          accentsOf(picture).map(({ color }) => color),
        ),
      0,
    );
    expect(same).toBeGreaterThanOrEqual(theirs);
  });

  it('are none in a grey picture, and at most six', () => {
    const data = new Uint8ClampedArray(400).fill(128);
    expect(accentsOf({ width: 10, height: 10, data })).toEqual([]);
    for (const { picture } of scenes.slice(0, 5)) expect(accentsOf(picture).length).toBeLessThanOrEqual(6);
  });
});

it('the background of an image is what its frame has, and text is read on it', () => {
  const canvas = createCanvas(100, 60);
  const context = canvas.getContext('2d');
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 100, 60);
  context.fillStyle = '#f5e9d0';
  context.fillRect(8, 8, 84, 44);
  const data = new Uint8ClampedArray(context.getImageData(0, 0, 100, 60).data);
  const picture = { width: 100, height: 60, data };
  const background = imageBackground(
    picture,
    ['#f5e9d0', '#123456'].map((hex) => rgb(hex)),
  );
  expect(toHex(background)).toBe('#123456');
  expect(toHex(imageText(summaryOf(tally(picture)), background))).toBe('#f5e9d0');
  const flat = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(200) };
  // Nothing is made up: a flat image has one colour.
  expect(imageText(summaryOf(tally(flat)), { r: 200, g: 200, b: 200 })).toEqual({ r: 200, g: 200, b: 200 });
});
