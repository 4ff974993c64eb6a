import type { FileReply } from '../../wire/file.ts';
import { appPage } from './html.ts';
import { PAGE_HEADERS } from './policies.ts';

const BODY = `<form id="key">
<label for="secret">x-api-key</label>
<input id="secret" type="password" autocomplete="off" spellcheck="false" placeholder="mtm_live_...">
<button type="submit">Use this key</button>
<span id="state" role="status">Enter a key to send calls; the schema is shown without one.</span>
</form>
<div id="playground"></div>
<noscript>The playground needs JavaScript. Send GraphQL to POST /v1/graphql with the header x-api-key.</noscript>`;

export const GRAPHIQL_STYLE = `html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: 14px/1.4 system-ui, sans-serif; }
#key { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid #c9ced6; }
#key input { flex: 0 1 420px; padding: 4px 8px; font: inherit; }
#key button { padding: 4px 12px; font: inherit; }
#playground { flex: 1; min-height: 0; }
`;

/** Starts GraphiQL; a new key starts it again, so that the schema is read with that key. The key is kept nowhere. */
export const GRAPHIQL_START = `(() => {
  const { React, ReactDOM, GraphiQL } = window;
  const first = '{\\n  colorContrast(fg: "#336699", bg: "#ffffff") {\\n    ratio\\n    wcag { aaNormal }\\n  }\\n}\\n';
  const root = ReactDOM.createRoot(document.getElementById('playground'));
  const state = document.getElementById('state');
  const show = (key) => {
    const headers = key ? { 'x-api-key': key } : {};
    const send = async (question, options) => {
      const response = await fetch('/v1/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...options?.headers },
        body: JSON.stringify(question),
      });
      const left = response.headers.get('x-quota-remaining');
      state.textContent = response.status + ', ' + response.headers.get('x-credits-cost') + ' credits' +
        (left === null || left === 'unmetered' ? '' : ', ' + left + ' left');
      return response.json();
    };
    const props = { key, schema, fetcher: send, defaultQuery: first, isHeadersEditorEnabled: true, shouldPersistHeaders: false };
    root.render(React.createElement(GraphiQL, props));
  };
  document.getElementById('key').addEventListener('submit', (event) => {
    event.preventDefault();
    show(document.getElementById('secret').value.trim());
  });
  // Everyone may read the schema; calls need a key.
  let schema = null;
  fetch('/v1/graphql/schema.json')
    .then((response) => response.json())
    .then((data) => {
      schema = data;
      show('');
    });
})();
`;

/** The GraphQL playground: GraphiQL, its script and style from this origin. */
export const graphiqlPage = (headers: Readonly<Record<string, string>>): FileReply =>
  appPage({
    title: 'Metamer GraphQL playground',
    assets: '/v1/graphql',
    styles: ['graphiql.css', 'page.css'],
    body: BODY,
    scripts: ['react.js', 'react-dom.js', 'graphiql.js', 'start.js'],
    headers: { ...PAGE_HEADERS.playground, ...headers },
  });
