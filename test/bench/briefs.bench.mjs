// Briefs in words and what the search makes of them: by rules that were set before any palette was seen, and as sheets to look at.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { contrastRatio } from '../../dist/src/color/luminance.js';
import { toOklch } from '../../dist/src/color/oklab.js';
import { rgb } from '../../dist/src/color/rgb.js';
import { personalPalettes } from '../../dist/src/personalize/answers/palettes.js';
import { warmthOf } from '../../dist/src/personalize/answers/warmth.js';
import { readNote } from '../../dist/src/personalize/note/read.js';
import { paletteDistance } from '../../dist/src/personalize/search/distinct.js';
import { faultsOf, foreignOf } from './briefs/judge.mjs';

export const settings = { rounds: 3 };

const TOP = 6;
/** Percentages that are on brief at least: the given briefs were open while the reader was made, the others were written later. */
const ON_BRIEF = { given: { first: 95, six: 93 }, own: { first: 90, six: 90 } };
/** What the scores of a palette are in the mean at least, of 100. */
const SCORES = { contrast: 92, diversity: 92, accessibility: 92, harmony: 84 };
const DEFAULTS = {
  palette_size: 6,
  diversity: 68,
  accessibility: 72,
  cvd_safe: true,
  depth: 320,
  keep: 24,
  unique: true,
  seed: 7,
};
const SHEETS = new URL('../../dist/sheets/', import.meta.url);

const fileOf = (name) => JSON.parse(readFileSync(new URL(`briefs/${name}.json`, import.meta.url), 'utf8'));
const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
const quantile = (values, q) =>
  [...values].sort((x, y) => x - y)[Math.min(values.length - 1, Math.floor(q * values.length))];
const pack = (hex) => Number.parseInt(hex.slice(1), 16);

const labOf = (colors) =>
  Float64Array.from(
    colors.flatMap((hex) => {
      const { l, c, h } = toOklch(rgb(hex));
      return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
    }),
  );

/** Palettes of a brief with what is wrong with each, and the processor time of the search in milliseconds. */
const judged = (rule) => {
  const began = process.cpuUsage();
  const answer = personalPalettes({ ...DEFAULTS, note: rule.note, intent: rule.intent ?? 'ui' });
  const { user, system } = process.cpuUsage(began);
  const top = answer.palettes.slice(0, TOP);
  const labs = top.map(({ colors }) => labOf(colors));
  const palettes = top.map(({ colors, roles, breakdown, scores }, i) => {
    const tones = colors.map((hex) => toOklch(rgb(hex)));
    const background = toOklch(rgb(roles.find(({ role }) => role === 'ground').hex));
    const faults = faultsOf(rule, {
      tones,
      hexes: colors,
      ground: background,
      warmth: mean(colors.map((hex) => warmthOf(pack(hex)))),
    });
    return {
      colors,
      faults,
      foreign: foreignOf(rule, tones),
      least: breakdown.accessibility.least_difference_colour_blind,
      scores,
      apart: Math.min(...labs.filter((_, j) => j !== i).map((other) => paletteDistance(labs[i], other))),
    };
  });
  return { rule, palettes, unknown: answer.brief.unmatched_words.length, ms: (user + system) / 1000 };
};

/** Percentage of palettes two colours of which have 7:1. */
const share7 = (palettes) => {
  const hasPair = ({ colors }) =>
    colors.some((one, i) => colors.slice(0, i).some((other) => contrastRatio(rgb(one), rgb(other)) >= 7));
  return (100 * palettes.filter(hasPair).length) / palettes.length;
};

/** The first six palettes of each brief in a picture; those with a fault have a red mark. */
const drawSheet = (name, found) => {
  const [row, width] = [64, 760];
  const canvas = createCanvas(width, row * found.length);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, row * found.length);
  pen.font = '11px sans-serif';
  found.forEach(({ rule, palettes }, i) => {
    pen.fillStyle = '#000000';
    let [line, y] = ['', i * row + 14];
    for (const word of rule.note.split(' ')) {
      if (pen.measureText(line + word).width > 230) {
        pen.fillText(line, 4, y);
        [line, y] = ['', y + 13];
      }
      line += `${word} `;
    }
    pen.fillText(line, 4, y);
    palettes.forEach(({ colors, faults }, k) => {
      const [x, top] = [245 + (k % 2) * 258, i * row + 2 + Math.floor(k / 2) * 20];
      colors.forEach((hex, j) => {
        pen.fillStyle = hex;
        pen.fillRect(x + j * 41, top, 41, 18);
      });
      if (faults.length === 0) return;
      pen.fillStyle = '#ff0000';
      pen.fillRect(x - 5, top + 4, 4, 10);
    });
  });
  mkdirSync(SHEETS, { recursive: true });
  writeFileSync(new URL(`${name}.png`, SHEETS), canvas.toBuffer('image/png'));
};

const phrasesRead = (phrases) =>
  phrases.filter(({ note, asked, refused }) => {
    const reading = readNote(note);
    const names = [...new Set(reading.asked.filter((one) => one.named).map(({ name }) => name))];
    return (
      `${names.sort()}` === `${[...asked].sort()}` &&
      `${reading.refused.map(({ name }) => name).sort()}` === `${[...refused].sort()}`
    );
  }).length;

export const run = async (report) => {
  // The first briefs after the start pay for compilation.
  for (const rule of fileOf('given').briefs.slice(0, 6)) judged(rule);
  const { phrases } = fileOf('given');
  report('phrases of refusal read rightly', phrasesRead(phrases), `of ${phrases.length}`, {
    ahead: 'more',
    atLeast: phrases.length,
    exact: true,
  });
  for (const [name, atLeast] of Object.entries(ON_BRIEF)) {
    const found = fileOf(name).briefs.map(judged);
    drawSheet(name, found);
    const all = found.flatMap(({ palettes }) => palettes);
    const share = (list) => (100 * list.filter(({ faults }) => faults.length === 0).length) / list.length;
    const exact = (label, value, unit, more) => report(`${name}: ${label}`, value, unit, { exact: true, ...more });
    exact('first palette on brief', share(found.map(({ palettes }) => palettes[0])), '%', {
      ahead: 'more',
      atLeast: atLeast.first,
    });
    exact('first six on brief', share(all), '%', { ahead: 'more', atLeast: atLeast.six });
    const withFault = (fault) =>
      (100 * all.filter(({ faults }) => faults.some((one) => one.startsWith(fault))).length) / all.length;
    exact('palettes of the first six with a colour that was refused', withFault('holds '), '%', { limit: 0 });
    exact('palettes of the first six without a colour that was to be kept', withFault('not kept '), '%', { limit: 0 });
    exact('palettes of the first six with a pair of 7:1', share7(all), '%', { atLeast: 100 });
    exact('foreign colours in the first palette, mean', mean(found.map(({ palettes }) => palettes[0].foreign)), '', {
      limit: 0.1,
    });
    exact('foreign colours in the first six, mean', mean(all.map(({ foreign }) => foreign)), '', {
      ahead: 'less',
      limit: 0.1,
    });
    exact('words not known for each brief', mean(found.map(({ unknown }) => unknown)), '', { limit: 0.1 });
    exact('least difference for colour-blind viewers', Math.min(...all.map(({ least }) => least)), 'dE00', {
      ahead: 'more',
      atLeast: 7,
    });
    exact(
      'the same, median',
      quantile(
        all.map(({ least }) => least),
        0.5,
      ),
      'dE00',
      { atLeast: 12 },
    );
    exact('distance of a palette to its nearest in the first six', mean(all.map(({ apart }) => apart)), '', {
      atLeast: 6,
    });
    for (const id of Object.keys(all[0].scores))
      exact(`${id.replace('_', ' ')}`, mean(all.map(({ scores }) => scores[id])), '', { atLeast: SCORES[id] });
    report(`${name}: processor time, mean`, mean(found.map(({ ms }) => ms)), 'ms', { limit: 150 });
    report(
      `${name}: processor time, 95 of 100`,
      quantile(
        found.map(({ ms }) => ms),
        0.95,
      ),
      'ms',
      { limit: 250 },
    );
  }
};
