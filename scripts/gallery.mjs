// Draws docs/gallery/*.svg and writes docs/gallery.md: a picture of every kind that the service draws, asked of the built service.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { issueSecret, withBuiltService } from './built-service.mjs';
import { BRANDS } from './interface-pictures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_BYTES = 60_000;
const SIX = ['#d7263d', '#2e933c', '#1b998b', '#f46036', '#5f0f40', '#3366cc'];

const SHEETS = [
  ['palette', 'Palette', 'POST', '/v1/palette/generate', { method: 'analogous', count: 6, seed: 3 }],
  ['palette-record', 'Palette of the library', 'GET', '/v1/palette/library/pal_1ep5br'],
  [
    'harmony',
    'Harmony',
    'POST',
    '/v1/harmony/generate',
    { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  ],
  ['shades', 'Scale of shades', 'POST', '/v1/shade/scale', { color: '#3366cc', method: 'tailwind', seed: 1 }],
  [
    'evaluated-shades',
    'Judged shades',
    'POST',
    '/v1/shade/evaluate',
    { steps: ['#f4f7fb', '#a8c0dc', '#5b86b5', '#2d4f77', '#14253a'] },
  ],
  ['gradient', 'Gradient', 'POST', '/v1/gradient/generate', { colors: ['#0b3d91', '#d7263d', '#ffcc00'], steps: 32 }],
  ['analysed-gradient', 'Banding of a gradient', 'POST', '/v1/gradient/analyse', { stops: ['#0000ff', '#ffff00'] }],
  ['contrast-map', 'Contrast map', 'POST', '/v1/accessibility/map', { ground: '#eef2f7' }],
  ['check', 'Contrast of a pair', 'POST', '/v1/accessibility/check', { fg: '#7298bc', bg: '#ffffff' }],
  [
    'vision-palette',
    'Palette under colour-vision deficiencies',
    'POST',
    '/v1/vision/palette',
    { colors: SIX, conditions: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] },
  ],
  [
    'vision-audit',
    'Pairs that collapse',
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
    const call = body ? ` with \`${JSON.stringify(body)}\`` : '';
    const alt = /<title>([^<]*)/.exec(svg)[1];
    sections.push(`## ${title}\n\n\`${method} ${path}\`${call}\n\n![${alt}](gallery/${name}.svg)\n`);
    console.log(`${name}.svg  ${svg.length} bytes`);
  }
});
writeFileSync(
  join(root, 'docs', 'gallery.md'),
  `# Gallery

Some answers can be asked as pictures: send \`Accept: image/svg+xml\` or \`Accept: image/png\` instead of JSON. Two query parameters
set them: \`width\` (64 to 2048 pixels, 800 unless said otherwise) and \`theme\` (\`light\` or \`dark\`). The price is that of the JSON
answer, and refusals stay JSON. In an SVG the texts are text, with a title and a description for those who do not see it.

\`\`\`sh
curl -sS "$BASE_URL/v1/palette/generate?width=800" -H "x-api-key: $API_KEY" \\
  -H 'accept: image/svg+xml' -H 'content-type: application/json' \\
  -d '{"method":"analogous","count":6,"seed":3}' -o palette.svg
\`\`\`

This page and its images are made by \`npm run gallery\`.

${sections.join('\n')}
## Interfaces in four brands

A dashboard, a form and an article in the roles of \`POST /v1/tokens/generate\`, light and dark, as *Make > Tokens* shows them for any
colour. \`npm run pictures -- interfaces\` takes these images of the built page.

${Object.entries(BRANDS)
  .map(([name, hex]) => `### \`${hex}\`\n\n![Interface in ${name}, light and dark](pictures/interface-${name}.png)\n`)
  .join('\n')}`,
);
