// Contact sheets: the ramps of brands beside those of peers, and of published families from one of their colours; what repairs make.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argbFromHex, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import { createCanvas } from '@napi-rs/canvas';
import { carbon, hexOf, oklchOf, openColor, radixLight, TAILWIND } from './families.mjs';
import { chartSheet, gradientSheet, imageSheet, mapSheet } from './repair-sheets.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { shadeScale } = await dist('design/shade/scale.js');

const BRANDS =
  '#635bff #1877f2 #1db954 #f37021 #ffcc00 #e11d2e #0f766e #0a1f44 #6d071a #1e3932 #ffd1dc #e6e6fa #820ad1 #6f4e37 #ff10f0 #0abab5 #8e6a00 #808080'.split(
    ' ',
  );
const TONES = [99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];
const material = (hex) => TONES.map((tone) => hexFromArgb(TonalPalette.fromInt(argbFromHex(hex)).tone(tone)));
const ours = (hex, method = 'tailwind') =>
  shadeScale({ method, color: rgb(hex), steps: method === 'radix' ? 12 : 11, seed: 1 }).steps.map((step) => step.hex);

const [CELL, ROW, LABEL] = [64, 34, 230];
/** Rows of colours with a label each, the marked one with a dot. */
const draw = (rows) => {
  const width = LABEL + CELL * Math.max(...rows.map(({ hexes }) => hexes.length));
  const canvas = createCanvas(width, ROW * rows.length);
  const at = canvas.getContext('2d');
  at.fillStyle = '#ffffff';
  at.fillRect(0, 0, width, ROW * rows.length);
  at.font = '13px sans-serif';
  rows.forEach(({ label, hexes, mark }, y) => {
    at.fillStyle = '#111111';
    at.fillText(label, 8, y * ROW + 21);
    hexes.forEach((hex, x) => {
      at.fillStyle = hex;
      at.fillRect(LABEL + x * CELL, y * ROW + 1, CELL, ROW - 2);
      if (hex !== mark) return;
      at.fillStyle = x < hexes.length / 2 ? '#000000' : '#ffffff';
      at.beginPath();
      at.arc(LABEL + (x + 0.5) * CELL, (y + 0.5) * ROW, 5, 0, 2 * Math.PI);
      at.fill();
    });
  });
  return canvas.toBuffer('image/png');
};

const beside = (name, families, from, method) =>
  families.flatMap((family, i) => [
    { label: `${name} ${i + 1}`, hexes: family, mark: family[from] },
    { label: 'made from the marked one', hexes: ours(family[from], method), mark: family[from] },
  ]);
const SHEETS = {
  brands: () =>
    BRANDS.flatMap((hex) => [
      { label: hex, hexes: ours(hex), mark: hex },
      { label: 'Material HCT', hexes: material(hex) },
    ]),
  tailwind: () =>
    beside(
      'Tailwind',
      [...Object.values(TAILWIND.chromatic), ...Object.values(TAILWIND.neutral)].map((steps) =>
        steps.map((step) => hexOf(oklchOf(step))),
      ),
      5,
    ),
  radix: () => beside('Radix', radixLight(), 8, 'radix'),
  'open-color': () => beside('Open Color', openColor(), 6),
  carbon: () => beside('Carbon', carbon(), 5),
  gradients: gradientSheet,
  charts: chartSheet,
  maps: mapSheet,
  images: imageSheet,
};

/** Draws every sheet; the paths of the files. */
export const drawSheets = async () => {
  const folder = new URL('../sheets/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const files = [];
  for (const [name, rows] of Object.entries(SHEETS)) {
    const file = new URL(`${name}.png`, folder);
    writeFileSync(file, draw(await rows()));
    files.push(fileURLToPath(file));
  }
  return files;
};
