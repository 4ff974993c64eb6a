import { Refusal } from '../../errors/refusal.ts';
import { nearMatches } from '../../errors/suggest.ts';
import { type RegisteredSpace, SPACE_IDS, type SpaceId, spaces } from './index.ts';

/**
 * Names that other software and everyday speech have for our spaces. They are not keys: they lead to the key in the
 * suggestions of an error. Several where a name is ambiguous.
 */
const ALIASES: Readonly<Record<string, readonly SpaceId[]>> = {
  rgb: ['srgb', 'srgb-linear'],
  hex: ['srgb'],
  lrgb: ['srgb-linear'],
  linear: ['srgb-linear'],
  p3: ['display-p3'],
  'dci-p3': ['display-p3'],
  a98: ['a98-rgb'],
  adobe: ['a98-rgb'],
  'adobe-rgb': ['a98-rgb'],
  prophoto: ['prophoto-rgb'],
  romm: ['prophoto-rgb'],
  bt2020: ['rec2020', 'ycbcr-2020'],
  'rec-2020': ['rec2020'],
  aces: ['aces2065-1', 'acescg'],
  ap0: ['aces2065-1'],
  ap1: ['acescg'],
  xyz: ['xyz-d65', 'xyz-d50'],
  xyz65: ['xyz-d65'],
  xyz50: ['xyz-d50'],
  yxy: ['xyy'],
  cielab: ['lab', 'lab-d65'],
  lab50: ['lab'],
  'lab-d50': ['lab'],
  lab65: ['lab-d65'],
  lch65: ['lch'],
  cielch: ['lch'],
  hcl: ['lch', 'lchuv'],
  cieluv: ['luv'],
  yuv1960: ['ucs'],
  dlab: ['din99o'],
  din99: ['din99o'],
  hunter: ['hunter-lab'],
  hsb: ['hsv'],
  cam02: ['cam02-jmh', 'cam02-ucs'],
  ciecam02: ['cam02-jmh'],
  cam16: ['cam16-jmh', 'cam16-ucs'],
  ciecam16: ['cam16-jmh'],
  hellwig: ['hellwig-jmh'],
  zcam: ['zcam-jmh'],
  jab: ['jzazbz', 'cam16-ucs'],
  jch: ['jzczhz', 'cam16-jmh'],
  jmh: ['cam16-jmh', 'cam02-jmh'],
  itp: ['ictcp'],
  pq: ['rec2100-pq'],
  hlg: ['rec2100-hlg'],
  bt2100: ['rec2100-linear', 'rec2100-pq'],
  'device-cmyk': ['cmyk'],
  ycc: ['ycbcr-601', 'ycbcr-709'],
  ycbcr: ['ycbcr-709', 'ycbcr-601'],
  jpeg: ['ycbcr-601'],
  ntsc: ['yiq'],
  pal: ['yuv'],
  secam: ['ydbdr'],
  osa: ['osa-ucs'],
  cone: ['lms'],
  filmic: ['yrg'],
  ych: ['yrg'],
};

const MOST_NEAR = 4;
/** Characters of an unknown name that are looked at: no key is longer. */
const MOST_COMPARED = 64;

/** The letters of a name in order: equal for two names that differ by swapped letters only. */
const lettersOf = (name: string): string => [...name].sort().join('');

/** The keys that an unknown one may have meant, best first. */
export const nearSpaces = (unknown: string, known: readonly string[] = SPACE_IDS): string[] => {
  const wanted = unknown.slice(0, MOST_COMPARED).toLowerCase().trim();
  const letters = lettersOf(wanted);
  const meant = Object.hasOwn(ALIASES, wanted) ? ALIASES[wanted]!.filter((id) => known.includes(id)) : [];
  const swapped = known.filter((id) => lettersOf(id) === letters);
  return [...new Set([...meant, ...swapped, ...nearMatches(wanted, known, MOST_NEAR)])].slice(0, MOST_NEAR);
};

/** UNKNOWN_SPACE with what is accepted and what may have been meant. `where` says which there are. */
export const unknownSpace = (field: string, unknown: string, known: readonly string[], where: string): Refusal => {
  const near = nearSpaces(unknown, known);
  const shown = unknown.length > 60 ? `${unknown.slice(0, 59)}…` : unknown;
  const hint = near.length ? ` Did you mean ${near.map((id) => `'${id}'`).join(' or ')}?` : '';
  const message = `${field}: unknown colour space '${shown}'.${hint} ${where}`;
  // All spaces fit into the list of a refusal, and pages that compute with colours need no more of it.
  return new Refusal('UNKNOWN_SPACE', message, { field, accepted: known, near });
};

const isSpaceId = (key: string): key is SpaceId => Object.hasOwn(spaces, key);

/** The space of a key; throws UNKNOWN_SPACE naming `field` and the near matches. */
export const spaceOf = (key: string, field = 'to'): RegisteredSpace => {
  if (isSpaceId(key)) return spaces[key];
  throw unknownSpace(field, key, SPACE_IDS, `Accepted: ${SPACE_IDS.join(', ')}.`);
};
