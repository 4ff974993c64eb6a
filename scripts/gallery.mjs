// Draws docs/gallery/*.svg and writes docs/gallery.md: an image of every kind that the service draws, requested from the built service.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { issueSecret, withBuiltService } from './built-service.mjs';
import { BRANDS } from './interface-pictures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_BYTES = 60_000;
const SIX = ['#d7263d', '#2e933c', '#1b998b', '#f46036', '#5f0f40', '#3366cc'];

/** A small page with text of three contrasts, as a PNG in base64. */
const screenshot = () => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
  GlobalFonts.registerFromPath(file, 'Gallery');
  const canvas = createCanvas(480, 150);
  const context = canvas.getContext('2d');
  const write = (text, x, y, color, size) => {
    context.font = `${size}px Gallery`;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 480, 150);
  context.fillStyle = '#f59e0b';
  context.fillRect(24, 96, 150, 36);
  write('Monthly delivery report', 24, 44, '#1a1a1a', 22);
  write('Updated every Monday, in hours of your own zone', 24, 74, '#9aa5b1', 15);
  write('Export settings', 42, 120, '#ffffff', 15);
  return canvas.encodeSync('png').toString('base64');
};

const SHEETS = [
  ['palette', 'Palette', 'POST', '/v1/palette/generate', { method: 'analogous', count: 6, seed: 3 }],
  ['palette-record', 'Library palette', 'GET', '/v1/palette/library/pal_1ep5br'],
  [
    'harmony',
    'Harmony',
    'POST',
    '/v1/harmony/generate',
    { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  ],
  ['shades', 'Shade scale', 'POST', '/v1/shade/scale', { color: '#3366cc', method: 'tailwind', seed: 1 }],
  [
    'evaluated-shades',
    'Evaluation of shades',
    'POST',
    '/v1/shade/evaluate',
    { steps: ['#f4f7fb', '#a8c0dc', '#5b86b5', '#2d4f77', '#14253a'] },
  ],
  ['gradient', 'Gradient', 'POST', '/v1/gradient/generate', { colors: ['#0b3d91', '#d7263d', '#ffcc00'], steps: 32 }],
  [
    'analysed-gradient',
    'Banding analysis of a gradient',
    'POST',
    '/v1/gradient/analyse',
    { stops: ['#0000ff', '#ffff00'] },
  ],
  ['contrast-map', 'Contrast map', 'POST', '/v1/accessibility/map', { ground: '#eef2f7' }],
  ['image-contrast', 'Contrast in an image', 'POST', '/v1/accessibility/from-image', { image: screenshot() }],
  ['check', 'Contrast check', 'POST', '/v1/accessibility/check', { fg: '#7298bc', bg: '#ffffff' }],
  [
    'vision-palette',
    'Palette with simulated colour-vision deficiencies',
    'POST',
    '/v1/vision/palette',
    { colors: SIX, conditions: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] },
  ],
  [
    'vision-audit',
    'Indistinguishable pairs',
    'POST',
    '/v1/vision/audit',
    { colors: SIX, conditions: ['deuteranopia', 'tritanopia', 'blue-cone-monochromacy'] },
  ],
];

const sections = [];
await withBuiltService(async (base) => {
  const secret = await issueSecret(base);
  mkdirSync(join(root, 'docs', 'gallery'), { recursive: true });
  for (const [name, title, method, path, body] of SHEETS) {
    const response = await fetch(`${base}${path}?width=800`, {
      method,
      headers: { 'x-api-key': secret, accept: 'image/svg+xml', 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const svg = await response.text();
    if (svg.length > MAX_BYTES) throw new Error(`${name} has ${svg.length} bytes, more than ${MAX_BYTES}`);
    writeFileSync(join(root, 'docs', 'gallery', `${name}.svg`), svg);
    const shown = JSON.stringify(body, (name, value) => (name === 'image' ? '…' : value));
    const call = body ? ` with \`${shown}\`` : '';
    const alt = /<title>([^<]*)/.exec(svg)[1];
    sections.push(`## ${title}\n\n\`${method} ${path}\`${call}\n\n![${alt}](gallery/${name}.svg)\n`);
    console.log(`${name}.svg  ${svg.length} bytes`);
  }
});
writeFileSync(
  join(root, 'docs', 'gallery.md'),
  `# Responses as images

<!-- Written by \`npm run gallery\`, with its images. -->

Some operations can return an image instead of JSON: send \`Accept: image/svg+xml\` or \`Accept: image/png\`. Two query parameters
change it: \`width\` (64 to 2048 pixels, default: 800) and \`theme\` (\`light\` or \`dark\`). The price is the same as for JSON, and
errors are always JSON. SVG images contain text as text, and a title and a description for screen readers.

\`\`\`sh
curl -sS "$BASE_URL/v1/palette/generate?width=800" -H "x-api-key: $API_KEY" \\
  -H 'accept: image/svg+xml' -H 'content-type: application/json' \\
  -d '{"method":"analogous","count":6,"seed":3}' -o palette.svg
\`\`\`

${sections.join('\n')}
## Interfaces in four brands

A dashboard, a form and an article in the roles of \`POST /v1/tokens/generate\`, light and dark, as *Make > Tokens* shows them for any
colour.

${Object.entries(BRANDS)
  .map(([name, hex]) => `### \`${hex}\`\n\n![Interface in ${name}, light and dark](pictures/interface-${name}.png)\n`)
  .join('\n')}`,
);
