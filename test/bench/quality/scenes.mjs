// Pictures for the colours of an image: photographs with marked places, and scenes composed by a seed: a muted background with a light
// across it, two muted surfaces, two or three small vivid balls in light and shade, and grain.
import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { oklchToRgb } = await dist('color/gamut.js');
const { toOklch } = await dist('color/oklab.js');
const { toHex } = await dist('color/rgb.js');
const { counterRandom } = await dist('exact/random/counter-random.js');

const FOLDER = new URL('./photographs/', import.meta.url);
const [WIDTH, HEIGHT] = [240, 180];

const pixelsOf = (canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
};

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The colour of a marked box: the median of its most chromatic quarter. */
const markedColor = ({ width, data }, [left, top, wide, high]) => {
  const colors = [];
  for (let y = top; y < top + high; y += 1)
    for (let x = left; x < left + wide; x += 1) {
      const at = 4 * (y * width + x);
      colors.push({ r: data[at], g: data[at + 1], b: data[at + 2] });
    }
  const vivid = colors.toSorted((a, b) => toOklch(b).c - toOklch(a).c).slice(0, Math.ceil(colors.length / 4));
  const [r, g, b] = ['r', 'g', 'b'].map((channel) => median(vivid.map((color) => color[channel])));
  return { r, g, b };
};

/** Photographs that may be used by anyone, with the colours of what was marked in them. */
export const photographs = () =>
  Promise.all(
    JSON.parse(readFileSync(new URL('marks.json', FOLDER), 'utf8')).photographs.map(async ({ file, marks }) => {
      const bytes = readFileSync(new URL(file, FOLDER));
      const image = await loadImage(bytes);
      const canvas = createCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const picture = pixelsOf(canvas);
      return {
        name: file,
        picture,
        png: canvas.encodeSync('png'),
        salient: Object.values(marks).map((box) => markedColor(picture, box)),
      };
    }),
  );

const shade = ({ l, c, h }, by) => toHex(oklchToRgb({ l: Math.min(0.97, Math.max(0.05, l + by)), c, h }));

const scene = (seed) => {
  const random = counterRandom(seed, 43);
  let i = 0;
  const next = () => random(i++);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const hue = 360 * next();
  const muted = () => ({ l: 0.3 + 0.5 * next(), c: 0.015 + 0.045 * next(), h: hue + 80 * (next() - 0.5) });
  const lit = (color, by, x0, y0, x1, y1) => {
    const gradient = context.createLinearGradient(x0, y0, x1, y1);
    gradient.addColorStop(0, shade(color, by));
    gradient.addColorStop(1, shade(color, -by));
    return gradient;
  };
  context.fillStyle = lit(muted(), 0.1, 0, 0, WIDTH, HEIGHT);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (let k = 0; k < 2; k += 1) {
    const [x, y] = [WIDTH * (next() - 0.2), HEIGHT * (0.3 + 0.5 * next())];
    context.fillStyle = lit(muted(), 0.07, x, y, x + WIDTH, y);
    context.fillRect(x, y, WIDTH * (0.4 + 0.5 * next()), HEIGHT);
  }
  const things = 2 + Math.floor(2 * next());
  const salient = Array.from({ length: things }, (_, k) => {
    const color = { l: 0.5 + 0.28 * next(), c: 0.15 + 0.06 * next(), h: hue + 90 + (k * 180) / things + 20 * next() };
    const [x, y] = [25 + 190 * ((k + next()) / things), 25 + 130 * next()];
    const radius = 7 + 8 * next();
    const ball = context.createRadialGradient(x - radius / 3, y - radius / 3, radius / 8, x, y, radius);
    ball.addColorStop(0, shade(color, 0.14));
    ball.addColorStop(0.45, shade(color, 0));
    ball.addColorStop(1, shade(color, -0.14));
    context.fillStyle = ball;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    return oklchToRgb(color);
  });
  const image = context.getImageData(0, 0, WIDTH, HEIGHT);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = 14 * (random(10_000 + at) - 0.5);
    for (let channel = 0; channel < 3; channel += 1) image.data[at + channel] += grain;
  }
  context.putImageData(image, 0, 0);
  return { name: `scene ${seed}`, picture: pixelsOf(canvas), png: canvas.encodeSync('png'), salient };
};

export const scenes = (count) => Array.from({ length: count }, (_, seed) => scene(seed));
