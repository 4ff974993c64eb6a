// Pictures of the dashboard, the form and the article of the page, painted with the tokens of four brands, light and dark.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Brands by the name of their picture: vivid, deep, dark, and between. */
export const BRANDS = { orange: '#f37021', teal: '#0f766e', burgundy: '#6d071a', indigo: '#635bff' };
const SCENES = ['Dashboard', 'Form', 'Article'];
const GAP = 16;

/** Pictures beside one another in rows, each row as high as its highest. */
const sheet = (rows, scale = 1) => {
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) * scale);
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width * scale + GAP, -GAP));
  const canvas = createCanvas(
    Math.ceil(Math.max(...widths)),
    Math.ceil(heights.reduce((sum, height) => sum + height + GAP, -GAP)),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let y = 0;
  rows.forEach((row, i) => {
    let x = 0;
    for (const image of row) {
      context.drawImage(image, x, y, image.width * scale, image.height * scale);
      x += image.width * scale + GAP;
    }
    y += heights[i] + GAP;
  });
  return canvas.toBuffer('image/png');
};

/** A panel of a theme as it is shown, with its corners. */
const panelOf = async (page, theme) => {
  const image = await loadImage(await page.locator(`.ui[data-shown=${theme}]`).screenshot({ omitBackground: true }));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, canvas.width, canvas.height, 12);
  context.clip();
  context.drawImage(image, 0, 0);
  return canvas;
};

/** Takes interface-<brand>.png of every brand and interfaces.png with the dashboards of all; the names of the files. */
export const takeInterfaces = async (browser, base, folder) => {
  const context = await browser.newContext({ viewport: { width: 1320, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  const [files, dashboards] = [[], []];
  const save = (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
    files.push(name);
  };
  for (const [name, hex] of Object.entries(BRANDS)) {
    await page.goto('about:blank');
    await page.goto(`${base}/make/tokens#c=${hex.slice(1)}`);
    const rows = [];
    for (const scene of SCENES) {
      await page.getByRole('radio', { name: scene, exact: true }).check();
      await page.locator(`.ui[data-scene=${scene.toLowerCase()}]`).first().waitFor();
      rows.push([await panelOf(page, 'light'), await panelOf(page, 'dark')]);
    }
    save(`interface-${name}.png`, sheet(rows));
    dashboards.push(rows[0]);
  }
  const both = [0, 1].map((theme) => dashboards.map((row) => row[theme]));
  save('interfaces.png', sheet(both, 0.5));
  await context.close();
  return files;
};
