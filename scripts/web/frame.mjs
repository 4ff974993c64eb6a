// The frame of pages that are documents: the header of the workbench without script, and what stands below it. The build fills
// it for the guides; the service fills it for the status page.

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is put in the place of each, by the name of the place. */
const place = (name) => `<!--${name}-->`;
export const PLACES = ['title', 'description', 'here', 'content'];

export const filled = (frame, values) =>
  PLACES.reduce((text, name) => text.replaceAll(place(name), () => values[name] ?? ''), frame);

/** Of the views that stand under one name, the first leads to all. */
const leads = (routes) =>
  routes.filter(({ group }, i) => group === undefined || routes.findIndex((one) => one.group === group) === i);

const link = ({ path, name, group, letter }) =>
  `<li><a href="${escaped(path)}"${letter ? ` data-letter="${letter}"` : ''}>${escaped(group ?? name)}</a></li>`;

export const frameOf = ({ routes, guide, icon, styles, script }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${place('title')}</title>
<meta name="description" content="${place('description')}">
<link rel="icon" type="image/svg+xml" href="${escaped(icon)}">
${styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<a class="skip" href="#the-content">To the content</a>
<header class="top">
<a class="brand" aria-label="Metamer" href="/"><svg class="mark" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false"><circle cx="10" cy="13" r="8" class="mark-a"/><circle cx="16" cy="13" r="8" class="mark-b"/></svg><span class="brand-name">Metamer</span></a>
<nav aria-label="Views"><ul>
${[...leads(routes), guide].map(link).join('\n')}
</ul></nav>
<div class="tools"><button type="button" class="icon-button" id="the-surround" aria-label="Surround: light, dark, mid-grey" aria-keyshortcuts="S" title="Surround: light, dark, mid-grey (S)" hidden><svg class="icon" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg></button></div>
</header>
<div class="document ${place('here')}">
${place('content')}
</div>
</body>
</html>
`;
