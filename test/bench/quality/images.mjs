// The colours that people notice in an image, beside what three peers from npm find in the same pictures.
import { QuantizerCelebi, Score } from '@material/material-color-utilities';
import { extractColors } from 'extract-colors';
import { Vibrant } from 'node-vibrant/node';
import { photographs, scenes } from './scenes.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { toLabD65 } = await dist('color/lab.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { imageAccents, summaryOf } = await dist('image/quantise/accents.js');
const { tally } = await dist('image/quantise/tally.js');

/** Colours that everyone may name for a picture. */
const MOST = 6;
/** A colour is found where one is this near (CIEDE2000). */
const NEAR = 10;
const PICTURES = 40;

const material = ({ picture: { data } }) => {
  const pixels = Array.from(
    { length: data.length / 4 },
    (_, i) => ((255 << 24) | (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2]) >>> 0,
  );
  return Score.score(QuantizerCelebi.quantize(pixels, 128), { desired: MOST }).map((argb) => ({
    r: (argb >> 16) & 255,
    g: (argb >> 8) & 255,
    b: argb & 255,
  }));
};
const extracted = async ({ picture: { width, height, data } }) =>
  (await extractColors({ width, height, data, colorSpace: 'srgb' })).slice(0, MOST).map(({ hex }) => rgb(hex));
const vibrant = async ({ png }) =>
  Object.values(await Vibrant.from(png).getPalette())
    .filter(Boolean)
    .slice(0, MOST)
    .map(({ hex }) => rgb(hex));

/** What finds colours in a picture: ours, and the peers. */
export const FINDERS = {
  ours: ({ picture }) => {
    const colors = tally(picture);
    return imageAccents(colors, summaryOf(colors)).map(({ color }) => color);
  },
  'extract-colors': extracted,
  'Material score': material,
  'node-vibrant': vibrant,
};

/** Share of the marked colours that each finder has, in some pictures. */
const shares = async (pictures) => {
  const found = {};
  for (const [name, find] of Object.entries(FINDERS)) {
    let [hits, marks] = [0, 0];
    for (const one of pictures) {
      const labs = (await find(one)).map(toLabD65);
      for (const color of one.salient) {
        marks += 1;
        if (labs.some((lab) => ciede2000(lab, toLabD65(color)) <= NEAR)) hits += 1;
      }
    }
    found[name] = hits / marks;
  }
  return found;
};

export const imageRows = async () => {
  const photos = await photographs();
  const composed = scenes(PICTURES - photos.length);
  const row = async (label, pictures) => {
    const { ours, ...peers } = await shares(pictures);
    return { label, unit: 'share', better: 'more', ours, peers, atLeast: Math.max(...Object.values(peers)) };
  };
  return [
    await row(`marked colours found by six, ${photos.length} photographs`, photos),
    await row(`marked colours found by six, ${composed.length} composed scenes`, composed),
  ];
};
