import { lightnessOf, luminanceOf } from '../lab.ts';
import type { Vec3 } from '../matrix.ts';
import { XYZ_D65 } from '../white.ts';
import { M16 } from './cam.ts';
import { camModel } from './ciecam.ts';
import { type ColorSpace, channel, hueChannel, published } from './space.ts';

/** Luminance of L* = 50, from which both the adapting luminance and the background follow. */
const MID_GREY = luminanceOf(50);
const model = camModel({ adaptation: M16, luminance: (200 / Math.PI) * MID_GREY, background: 100 * MID_GREY });

const MOST_STEPS = 60;
const DIFFERENCE = 1e-6;
/** Luminance below which a real colour is black to twelve digits. */
const NO_LIGHT = 1e-13;

/**
 * The lightness J at which CAM16 of this chroma and hue has luminance Y, from that of the grey of that luminance:
 * Newton's method on logarithms, in which the curve is nearly straight.
 */
const findLightness = (luminance: number, c: number, h: number): number => {
  const luminanceAt = (j: number): number => model.inverse(j, c, h)[1];
  let { j } = model.forward([luminance * XYZ_D65[0], luminance, luminance * XYZ_D65[2]]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const y = luminanceAt(j);
    const slope = (luminanceAt(j * (1 + DIFFERENCE)) / y - 1) / DIFFERENCE;
    // So dark for its chroma that the model has turned over: the colour lies above.
    if (!(y / luminance > 0) || !(slope > 0)) {
      j *= 1.5;
      continue;
    }
    const change = Math.log(y / luminance) / slope;
    j *= Math.exp(-Math.min(1, Math.max(-1, change)));
    if (Math.abs(change) < 1e-15) break;
  }
  return j;
};

/** Luminance difference below which colours are equal. */
const SOUGHT = 1e-13;
const MOST_SECANTS = 12;

/**
 * XYZ of one hue and tone at one chroma after another: `hct.toBase` to SOUGHT, and several times as fast, because each lightness is
 * sought from the last by secants.
 */
export const seekTone = (h: number, tone: number): ((c: number) => Vec3) => {
  const luminance = luminanceOf(tone);
  let [j, slope] = [0, 1];
  return (c) => {
    if (!(j > 0)) j = findLightness(luminance, c, h);
    let [from, was] = [0, 0];
    for (let step = 0; step < MOST_SECANTS; step += 1) {
      const xyz = model.inverse(j, c, h);
      const off = Math.log(xyz[1] / luminance);
      if (Math.abs(off) < SOUGHT) return xyz;
      const at = Math.log(j);
      const steepness = (off - was) / (at - from);
      if (step > 0 && steepness > 0) slope = steepness;
      [from, was] = [at, off];
      j *= Math.exp(-off / slope);
      if (!(j > 0 && j < 1000)) break;
    }
    j = 0;
    return hct.toBase([h, c, tone]);
  };
};

/** HCT of Material Design: hue and chroma C of CAM16, tone L* of CIELAB. */
export const hct = {
  id: 'hct',
  name: 'HCT (Material)',
  category: 'appearance',
  channels: [hueChannel(), channel('c', 'Chroma', 0, 145), channel('t', 'Tone', 0, 100)],
  base: 'xyz-d65',
  white: 'D65',
  ...published(2021, 'Material Color Utilities (Google 2021): CAM16 hue and chroma, L* of CIELAB'),
  inverse: 'numeric',
  roundTrip: 1e-9,
  note: 'CAM16 under D65 with adapting luminance 11.73 cd/m2 and background 18.4 %. Google rounds to 8 bits in the inverse. Some imaginary colours share the same coordinates; the inverse holds for real colours.',
  matrices: [{ name: 'XYZ to RGB (M16)', rows: M16 }],
  hue: 0,
  isPowerless: (c) => c[1] === 0 && c[2] === 0,
  fromBase: (xyz) => {
    const { c, h } = model.forward(xyz);
    return [h, c, lightnessOf(xyz[1])];
  },
  toBase: (coordinates) => {
    const [h, c, tone] = [coordinates[0]!, coordinates[1]!, coordinates[2]!];
    const luminance = luminanceOf(tone);
    return Math.abs(luminance) < NO_LIGHT ? [0, 0, 0] : model.inverse(findLightness(luminance, c, h), c, h);
  },
} as const satisfies ColorSpace;
