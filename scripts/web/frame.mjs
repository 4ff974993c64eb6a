// The frame of pages that are documents: the header of the workbench without script, and what stands below it. The build fills
// it for the guides; the service fills it for the status page and for addresses that do not exist.
import { escaped } from '../browser-files.mjs';
import { headerHtml } from './header.mjs';
import { aboutPage } from './index-html.mjs';

export { escaped };

/** What is put in the place of each, by the name of the place. */
const place = (name) => `<!--${name}-->`;
export const PLACES = ['title', 'description', 'here', 'content'];

export const filled = (frame, values) =>
  PLACES.reduce((text, name) => text.replaceAll(place(name), () => values[name] ?? ''), frame);

const THEME = `<button type="button" class="button plain" id="the-surround" aria-keyshortcuts="S" title="Theme: light, dark, mid-grey (S)" hidden>Theme</button>`;

export const frameOf = ({
  routes,
  guide,
  styles,
  fonts,
  script,
  icon,
  touchIcon,
  preview,
  manifest,
}) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${aboutPage({ title: place('title'), description: place('description'), icon, touchIcon, preview, manifest })}
${styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
${fonts.map((href) => `<link rel="preload" href="${escaped(href)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<a class="skip" href="#the-content">Skip to content</a>
${headerHtml({ routes, guide, tools: THEME })}
<div class="document ${place('here')}">
${place('content')}
</div>
</body>
</html>
`;
