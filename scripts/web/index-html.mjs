import { escaped } from '../browser-files.mjs';
import { headerHtml } from './header.mjs';

/** What is between the head's own lines and its end, for views and documents alike: title, description, preview, icons, manifest. */
export const aboutPage = ({ title, description, icon, preview, touchIcon, manifest }) =>
  [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1f1f1f" media="(prefers-color-scheme: dark)">',
    '<meta name="color-scheme" content="light dark">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Metamer">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(preview
      ? [
          `<meta property="og:image" content="${preview}">`,
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          '<meta property="og:image:alt" content="Metamer: colour tools with an exact API">',
        ]
      : []),
    `<meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}">`,
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    ...(touchIcon ? [`<link rel="apple-touch-icon" href="${touchIcon}">`] : []),
    ...(manifest ? [`<link rel="manifest" href="${manifest}">`] : []),
  ].join('\n');

/**
 * Writes the document of a view from what is said of it and the addresses of its files; `chunks` are the modules that are needed before
 * it can be drawn, `build` names the build that keeps itself for use without a connection.
 */
export const indexHtml = ({
  script,
  style,
  chunks,
  fonts = [],
  routes = [],
  guide,
  page,
  build,
  ...files
}) => `<!doctype html>
<html lang="en"${build ? ` data-build="${build}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${aboutPage({ title: escaped(page.title), description: escaped(page.description), ...files })}
<link rel="canonical" href="${escaped(page.path)}">
<link rel="stylesheet" href="${escaped(style)}">
${fonts.map((href) => `<link rel="preload" href="${escaped(href)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${chunks.map((chunk) => `<link rel="modulepreload" href="${escaped(chunk)}">`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<div id="app">
${guide ? headerHtml({ routes, guide, here: page.path }) : ''}
<div class="set-bar"></div>
<main id="main" class="first-view">
<h1>${escaped(page.heading)}</h1>
<p class="muted">${escaped(page.description)}</p>
</main>
</div>
<noscript><p>This page computes colours in the browser and needs JavaScript. The <a href="/v1">API</a> and the <a href="/docs">documentation</a> do not.</p></noscript>
</body>
</html>
`;
