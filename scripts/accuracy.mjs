// Measures colour science against the reference values of test/reference and writes docs/accuracy.md. With --check it
// writes nothing and ends with 1 where the file is out of date. Needs dist (npm run build).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coordinatesOfRgb, coordinatesOfXyz, xyzOfCoordinates } from '../dist/src/color/convert.js';
import { cie76 } from '../dist/src/color/difference/cie76.js';
import { cie94 } from '../dist/src/color/difference/cie94.js';
import { ciede2000 } from '../dist/src/color/difference/ciede2000.js';
import { cmc } from '../dist/src/color/difference/cmc.js';
import { ILLUMINANTS } from '../dist/src/color/illuminants.js';
import { parseHex } from '../dist/src/color/rgb.js';
import { SPACE_LIST, spaces } from '../dist/src/color/spaces/index.js';
import { correlatedTemperature } from '../dist/src/color/temperature/cct.js';
import { planckianXy } from '../dist/src/color/temperature/locus.js';
import { planckianLinear } from '../dist/src/color/temperature/report.js';
import { fromLinear } from '../dist/src/color/transfer.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'docs', 'accuracy.md');
const read = (name) => JSON.parse(readFileSync(join(root, 'test', 'reference', `${name}.json`), 'utf8'));

const FLOOR = 1e-12;
/** A power of ten that bounds an error: exact figures near the end of a double differ from machine to machine. */
const bound = (error) => (error < FLOOR ? '< 1e-12' : `< 1e${Math.floor(Math.log10(error)) + 1}`);
const share = (ratio) => (ratio < 0.001 ? '< 0.001' : ratio.toFixed(3));

const random = (seed) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const COUNT = 2000;
const GRID = Array.from({ length: 9 ** 3 }, (_, i) => [
  Math.floor(i / 81) / 8,
  (Math.floor(i / 9) % 9) / 8,
  (i % 9) / 8,
]);
const scatter = (seed) => {
  const next = random(seed);
  return Array.from({ length: COUNT }, () => [next(), next(), next()]);
};
const inSrgb = [...GRID, ...scatter(1)].map((v) => xyzOfCoordinates(spaces.srgb, v));
const inRec2020 = [...GRID, ...scatter(2)].map((v) => xyzOfCoordinates(spaces.rec2020, v));

const roundTrip = (space, colors) =>
  Math.max(
    ...colors.map((xyz) => {
      const back = xyzOfCoordinates(space, coordinatesOfXyz(space, xyz));
      return Math.max(...back.map((v, i) => Math.abs(v - xyz[i])));
    }),
  );

const spaceRows = () => {
  const reference = read('spaces');
  return SPACE_LIST.map((space) => {
    const { tol, source } = reference.spaces[space.id];
    const turn = space.id === 'munsell' ? 100 : 360;
    let worst = 0;
    let compared = 0;
    for (const { hex, values } of reference.colours) {
      const wanted = values[space.id];
      if (!wanted) continue;
      compared += 1;
      const actual = coordinatesOfRgb(space, parseHex(hex));
      wanted.forEach((value, i) => {
        if (value === null) return;
        const apart = Math.abs(actual[i] - value);
        worst = Math.max(worst, (i === space.hue ? Math.min(apart, turn - apart) : apart) / tol[i]);
      });
    }
    return [
      `\`${space.id}\``,
      source,
      String(compared),
      tol.map((t) => t.toExponential().replace('e+0', '')).join(', '),
      share(worst),
      bound(roundTrip(space, inSrgb)),
      space.srgbOnly ? 'sRGB only' : bound(roundTrip(space, inRec2020)),
    ];
  });
};

const differenceRows = () => {
  const { sharma34, random: pairs, hex_pairs: hexPairs } = read('difference');
  const compute = {
    cie76,
    cie94_graphic: (a, b) => cie94(a, b),
    cie94_textile: (a, b) => cie94(a, b, 'textile'),
    cmc_2_1: (a, b) => cmc(a, b, 2, 1),
    cmc_1_1: (a, b) => cmc(a, b, 1, 1),
    ciede2000,
  };
  const lab = (hex) => coordinatesOfRgb(spaces['lab-d65'], parseHex(hex));
  const all = [
    ...sharma34.map(({ lab1, lab2, computed }) => [lab1, lab2, computed]),
    ...pairs.map(({ lab1, lab2, expected }) => [lab1, lab2, expected]),
    ...hexPairs.map(({ a, b, lab_d65 }) => [lab(a), lab(b), lab_d65]),
  ];
  const published = sharma34.filter(
    ({ lab1, lab2, published_ciede2000: wanted }) => ciede2000(lab1, lab2).toFixed(4) === wanted.toFixed(4),
  );
  return [
    [
      'CIEDE2000, the published pairs of Sharma et al.',
      `${published.length} of ${sharma34.length} equal to 4 decimals`,
    ],
    ...Object.entries(compute).map(([id, formula]) => [
      `${id}, ${all.length} pairs`,
      `largest error ${bound(Math.max(...all.map(([a, b, wanted]) => Math.abs(formula(a, b) - wanted[id]))))}`,
    ]),
  ];
};

const temperatureRows = () => {
  const { cct, kelvin, illuminants } = read('temperature');
  const rows = cct.filter((row) => !row.ambiguous && row.cct !== null);
  const found = rows.map((row) => ({ ...row, found: correlatedTemperature(row.xy) }));
  const hex = (v) => `#${[v.r, v.g, v.b].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  const off = kelvin.map((row) => Math.max(...planckianXy(row.kelvin).map((v, i) => Math.abs(v - row.planck_xy[i]))));
  const equal = kelvin.filter((row) => hex(fromLinear(planckianLinear(row.kelvin))) === row.hex);
  const illuminantErrors = ILLUMINANTS.map(({ id, xy2 }) =>
    Math.abs(correlatedTemperature(xy2).kelvin / illuminants[id].cct - 1),
  );
  return [
    [
      `CCT of ${rows.length} chromaticities against direct minimisation`,
      `largest relative error ${bound(Math.max(...found.map((row) => Math.abs(row.found.kelvin / row.cct - 1))))}`,
    ],
    ['Duv of the same', `largest error ${bound(Math.max(...found.map((row) => Math.abs(row.found.duv - row.duv))))}`],
    [`CCT of ${ILLUMINANTS.length} illuminants`, `largest relative error ${bound(Math.max(...illuminantErrors))}`],
    [`x, y of ${kelvin.length} black bodies`, `largest error ${bound(Math.max(...off))}`],
    ['sRGB of the same', `${equal.length} of ${kelvin.length} hex values equal`],
  ];
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const text = `# Accuracy

<!-- Written by \`npm run accuracy\` from the registry and \`test/reference\`; a test fails when this file is out of date. -->

How far colour spaces, colour differences and colour temperatures deviate from reference values of other implementations.

## Colour spaces

*Error* is the largest deviation from the reference values, as a share of the tolerance of the channel. The reference values have 12
digits, so a share below 0.001 is rounding. *Round trip* is the largest error in XYZ (Y = 1 at white) after converting to the space and back,
over a 9 x 9 x 9 grid and ${COUNT} random colours: inside sRGB, and in the whole gamut of BT.2020.

${table(['Space', 'Reference', 'Colours', 'Tolerance', 'Error', 'Round trip, sRGB', 'Round trip, BT.2020'], spaceRows())}

## Colour differences

${table(['Test', 'Result'], differenceRows())}

## Colour temperature

${table(['Test', 'Result'], temperatureRows())}
`;

if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8');
  if (current !== text) {
    console.error('docs/accuracy.md is out of date: run npm run accuracy');
    process.exit(1);
  }
} else writeFileSync(target, text);
