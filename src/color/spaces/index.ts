import { a98Rgb } from './a98-rgb.ts';
import { aces2065, acescct, acescg } from './aces.ts';
import { cam02Jmh, cam02Ucs, cam16Jmh, cam16Ucs } from './cam.ts';
import { lab, labD65, lch } from './cielab.ts';
import { lchuv, luv } from './cieluv.ts';
import { cmy, cmyk } from './cmyk.ts';
import { din99o } from './din99o.ts';
import { displayP3, displayP3Linear } from './display-p3.ts';
import { hct } from './hct.ts';
import { hellwigJmh } from './hellwig.ts';
import { hsi } from './hsi.ts';
import { hsl } from './hsl.ts';
import { hpluv, hsluv } from './hsluv.ts';
import { hsv } from './hsv.ts';
import { hunterLab } from './hunter-lab.ts';
import { hwb } from './hwb.ts';
import { igpgtg } from './igpgtg.ts';
import { ipt } from './ipt.ts';
import { jzazbz, jzczhz } from './jzazbz.ts';
import { lms } from './lms.ts';
import { munsell } from './munsell.ts';
import { oklab, oklch } from './ok.ts';
import { okhsl } from './okhsl.ts';
import { okhsv } from './okhsv.ts';
import { orgb } from './orgb.ts';
import { osaUcs } from './osa-ucs.ts';
import { prophotoRgb } from './prophoto-rgb.ts';
import { rec2020 } from './rec2020.ts';
import { ictcp, rec2100Hlg, rec2100Linear, rec2100Pq } from './rec2100.ts';
import { rlab } from './rlab.ts';
import type { ColorSpace } from './space.ts';
import { srgb, srgbLinear } from './srgb.ts';
import { ucs } from './ucs.ts';
import { uvw } from './uvw.ts';
import { xyb } from './xyb.ts';
import { xyy } from './xyy.ts';
import { xyzD50, xyzD65 } from './xyz.ts';
import { ycbcr601, ycbcr709, ycbcr2020 } from './ycbcr.ts';
import { yrg } from './yrg.ts';
import { ycocg, ydbdr, yiq, yuv } from './yuv.ts';
import { zcamJmh } from './zcam.ts';

/** Every colour space, by category and then by id. Listings, conversions, documents and tests come from this table. */
const LIST = [
  srgb,
  srgbLinear,
  displayP3,
  displayP3Linear,
  a98Rgb,
  prophotoRgb,
  rec2020,
  aces2065,
  acescg,
  acescct,
  xyzD65,
  xyzD50,
  xyy,
  lab,
  labD65,
  luv,
  ucs,
  uvw,
  oklab,
  din99o,
  hunterLab,
  ipt,
  igpgtg,
  cam02Ucs,
  cam16Ucs,
  hsl,
  hsv,
  hwb,
  hsi,
  lch,
  lchuv,
  oklch,
  okhsl,
  okhsv,
  hsluv,
  hpluv,
  cam02Jmh,
  cam16Jmh,
  hellwigJmh,
  hct,
  zcamJmh,
  rlab,
  jzazbz,
  jzczhz,
  ictcp,
  rec2100Linear,
  rec2100Pq,
  rec2100Hlg,
  cmy,
  cmyk,
  ycbcr601,
  ycbcr709,
  ycbcr2020,
  yuv,
  yiq,
  ydbdr,
  ycocg,
  munsell,
  osaUcs,
  lms,
  xyb,
  orgb,
  yrg,
] as const;

export type SpaceId = (typeof LIST)[number]['id'];

export type RegisteredSpace = ColorSpace & { readonly id: SpaceId };
export const SPACE_LIST: readonly RegisteredSpace[] = LIST;
export const SPACE_IDS: readonly SpaceId[] = LIST.map(({ id }) => id);
export const spaces = Object.fromEntries(SPACE_LIST.map((space) => [space.id, space])) as Readonly<
  Record<SpaceId, RegisteredSpace>
>;
