// Texts of colours and what is made of them, beside the public suites and the algorithm of CSS by colorjs.io.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Color from 'colorjs.io';
import { parse } from 'culori';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { lightOfCss } = await dist('color/css/css-color.js');
const { readCss } = await dist('color/css/read.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { toHex } = await dist('color/rgb.js');
const { toSrgb } = await dist('color/to-srgb.js');

const reference = (name) => JSON.parse(readFileSync(new URL(`../../reference/${name}.json`, import.meta.url), 'utf8'));

const isRight = ([, , text, xyz, alpha]) => {
  const { color } = readCss(text);
  if (xyz === undefined || color === undefined) return xyz === undefined && color === undefined;
  const found = lightOfCss(color).at('xyz-d65');
  return (
    xyz.every((v, i) => Math.abs(found[i] - v) / Math.max(1, Math.abs(v)) < 2e-6) &&
    Math.abs(color.alpha - alpha) < 1e-6
  );
};
/** Whether a peer takes what is a colour, and refuses what is none: its value is not asked for. */
const isTaken =
  (read) =>
  ([, , text, xyz]) => {
    try {
      return (read(text) !== undefined) === (xyz !== undefined);
    } catch {
      return xyz === undefined;
    }
  };

/** The colours of Tailwind that sRGB lacks, as it publishes them. */
const tailwind = () => {
  const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  return [...theme.matchAll(/--color-[\w-]+: (oklch\([^)]*\))/g)]
    .map(([, text]) => text)
    .filter((text) => !new Color(text).inGamut('srgb'));
};
const byCss = (text) =>
  new Color(text).to('srgb').toGamut({ method: 'css', space: 'srgb' }).toString({ format: 'hex', collapse: false });

export const colorRows = () => {
  const { cases } = reference('css-color');
  const { sharma34 } = reference('difference');
  const outside = tailwind();
  const equal = outside.filter((text) => toHex(toSrgb(lightOfCss(readCss(text).color), 'css')) === byCss(text)).length;
  const published = sharma34.filter(
    ({ lab1, lab2, published_ciede2000 }) =>
      ciede2000(lab1, lab2).toFixed(4) === Number(published_ciede2000).toFixed(4),
  );
  const count = (holds) => cases.filter(holds).length;
  return [
    {
      label: `texts of the public suites that are read as they should be, of ${cases.length}`,
      unit: 'texts',
      value: count(isRight),
      atLeast: cases.length,
      peers: {
        'culori, taken or refused rightly': count(isTaken(parse)),
        'colorjs.io, taken or refused rightly': count(isTaken((text) => new Color(text))),
      },
    },
    {
      label: `colours of Tailwind outside sRGB that are what the algorithm of CSS makes of them, of ${outside.length}`,
      unit: 'colours',
      value: equal,
      atLeast: outside.length,
    },
    {
      label: "Sharma's pairs whose CIEDE2000 is as published, to four decimals",
      unit: `of ${sharma34.length}`,
      value: published.length,
      atLeast: sharma34.length,
    },
  ];
};
