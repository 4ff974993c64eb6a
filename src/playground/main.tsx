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

/** The views of the workbench, in the order of its header. */
const VIEWS = [
  ['/color', 'Colour'],
  ['/contrast', 'Contrast'],
  ['/vision', 'Vision'],
  ['/make', 'Make'],
  ['/audit', 'Audit'],
  ['/library', 'Library'],
  ['/docs', 'Docs'],
] as const;

const Mark = () => (
  <svg viewBox="0 0 26 26" width="22" height="22" aria-hidden="true" focusable="false">
    <circle cx="10" cy="13" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="16" cy="13" r="7" fill="currentColor" />
  </svg>
);

/** The header of the workbench, with what belongs to requests below it. */
const Header = () => (
  <>
    <header className="page-header">
      <a className="home" href="/">
        <Mark />
        Metamer
      </a>
      <nav aria-label="Views">
        {VIEWS.map(([path, name]) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </nav>
    </header>
    <section className="page-bar" aria-labelledby="page-title">
      <h1 id="page-title">GraphQL</h1>
      <LastCall />
      <Key />
    </section>
  </>
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
