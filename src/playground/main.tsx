/** @jsxImportSource react */
import './workers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { lastCall, SCHEMA_OPERATION, send } from './fetcher.ts';
import { Key, useSignalValue } from './key.tsx';
import { EDITOR_THEMES, EditorTheme } from './theme.tsx';

const FIRST = `# Ctrl+Enter runs it, Ctrl+Space completes.
# Each top-level field is one call.
query Contrast {
  colorContrast(fg: "#336699", bg: "#ffffff") {
    ratio
    wcag {
      aaNormal
      aaaNormal
    }
  }
}
`;

const LastCall = () => (
  <span className="last-call" role="status">
    {useSignalValue(lastCall)}
  </span>
);

const Header = () => (
  <header className="page-header">
    <h1>GraphQL playground</h1>
    <nav aria-label="Metamer">
      <a href="/">Workbench</a>
      <a href="/v1/docs">Reference</a>
    </nav>
    <LastCall />
    <Key />
  </header>
);

createRoot(document.getElementById('app')!).render(
  <>
    <Header />
    <main>
      <GraphiQL
        fetcher={send}
        introspectionQueryName={SCHEMA_OPERATION}
        defaultTabs={[{ query: FIRST }]}
        editorTheme={EDITOR_THEMES}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
      >
        <EditorTheme />
      </GraphiQL>
    </main>
  </>,
);
