import { FileReply } from '../../wire/file.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Metamer API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v1/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<noscript>The interactive reference needs JavaScript. The same content is in <a href="/v1/openapi.yaml">openapi.yaml</a> and <a href="/v1/catalog">the catalogue</a>.</noscript>
<script src="/v1/docs/swagger-ui-bundle.js"></script>
<script src="/v1/docs/start.js"></script>
</body>
</html>
`;

/** The script that starts the reference: it reads our document and sends real calls with the key that is typed in. */
export const DOCS_START = `window.addEventListener('load', () => {
  window.SwaggerUIBundle({
    url: '/v1/openapi.yaml',
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    filter: true,
    persistAuthorization: false,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
});
`;

/** The interactive reference; its script and style come from this origin. */
export const docsPage = (): FileReply =>
  new FileReply('text/html; charset=utf-8', HTML, { headers: { 'content-security-policy': POLICY } });
