import { hueOf, RADIANS } from '../hue.ts';
import { signedPower } from '../matrix.ts';
import { isBlack, M16, VIEWING_NOTE } from './cam.ts';
import { DISPLAY_LUMINANCE, fromOpponent, SURROUND, viewing } from './ciecam.ts';
import { type ColorSpace, channel, hueChannel, overXyz, published } from './space.ts';

const view = viewing({ adaptation: M16, luminance: DISPLAY_LUMINANCE, background: 20 });
const POWER = SURROUND.c * view.z;

const eccentricity = (h: number): number => {
  const r = h * RADIANS;
  return (
    1 -
    0.0582 * Math.cos(r) -
    0.0258 * Math.cos(2 * r) -
    0.1347 * Math.cos(3 * r) +
    0.0289 * Math.cos(4 * r) -
    0.1475 * Math.sin(r) -
    0.0308 * Math.sin(2 * r) +
    0.0385 * Math.sin(3 * r) +
    0.0096 * Math.sin(4 * r)
  );
};

/** Hellwig and Fairchild's revision of CAM16, without the Helmholtz-Kohlrausch term: J, M, hue. */
export const hellwigJmh = {
  ...overXyz('hellwig-jmh', 'Hellwig-Fairchild 2022', 'appearance'),
  channels: [channel('j', 'Lightness', 0, 100), channel('m', 'Colourfulness', 0, 64), hueChannel()],
  ...published(
    2022,
    'Hellwig and Fairchild 2022, Brightness, lightness, colorfulness, and chroma in CIECAM02 and CAM16, Color Res. Appl. 47(5)',
  ),
  note: VIEWING_NOTE,
  matrices: [{ name: 'XYZ to RGB (M16)', rows: M16 }],
  hue: 2,
  isPowerless: isBlack,
  fromBase: (xyz) => {
    const [r, g, b] = view.respond(xyz);
    const j = 100 * signedPower((2 * r + g + b / 20) / view.whiteResponse, POWER);
    if (j === 0) return [0, 0, 0];
    const redGreen = r - (12 * g) / 11 + b / 11;
    const yellowBlue = (r + g - 2 * b) / 9;
    const h = hueOf(redGreen, yellowBlue);
    const m = 43 * SURROUND.nc * eccentricity(h) * Math.sqrt(redGreen * redGreen + yellowBlue * yellowBlue);
    return [j, m, h];
  },
  toBase: (c) => {
    const [j, m, h] = [c[0]!, c[1]!, c[2]!];
    const achromatic = view.whiteResponse * signedPower(j / 100, 1 / POWER);
    const radius = m / (43 * SURROUND.nc * eccentricity(h));
    return view.unrespond(fromOpponent(achromatic, radius * Math.cos(h * RADIANS), radius * Math.sin(h * RADIANS)));
  },
} as const satisfies ColorSpace;
