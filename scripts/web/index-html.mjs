import { escaped } from '../browser-files.mjs';

/** Writes index.html of the page from the addresses of its files; `chunks` are those that the script imports. */
export const indexHtml = ({ script, style, icon, chunks }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Metamer</title>
<meta name="description" content="Colour, contrast and colour vision: computed in the page, checked by the API.">
<link rel="icon" type="image/svg+xml" href="${escaped(icon)}">
<link rel="stylesheet" href="${escaped(style)}">
${chunks.map((chunk) => `<link rel="modulepreload" href="${escaped(chunk)}">`).join('\n')}
<script type="module" src="${escaped(script)}"></script>
</head>
<body>
<div id="app"></div>
<noscript><p>This page computes colours in the browser and needs JavaScript. The <a href="/v1">API</a> does not.</p></noscript>
</body>
</html>
`;
