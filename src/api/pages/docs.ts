import type { FileReply } from '../../wire/file.ts';
import { appPage } from './html.ts';

const BODY = `<div id="reference"></div>
<noscript>The interactive reference needs JavaScript. The same content is in <a href="/v1/openapi.yaml">openapi.yaml</a> and <a href="/v1/catalog">the catalogue</a>.</noscript>`;

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
  appPage({
    title: 'Metamer API reference',
    assets: '/v1/docs',
    styles: ['swagger-ui.css'],
    body: BODY,
    scripts: ['swagger-ui-bundle.js', 'start.js'],
    policy: {},
  });
