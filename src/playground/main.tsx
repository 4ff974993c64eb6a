/** @jsxImportSource react */
import './workers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { surround } from '../web/state/surround.ts';
import { lastCall, SCHEMA_OPERATION, send } from './fetcher.ts';
import { Header } from './header.tsx';
import { useSignalValue } from './key.tsx';
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

/** The theme of the workbench; GraphiQL has no mid-grey. */
const THEMES = { auto: 'system', light: 'light', dark: 'dark', mid: 'light' } as const;

const Page = () => (
  <>
    <Header status={useSignalValue(lastCall)} />
    <main>
      <GraphiQL
        fetcher={send}
        introspectionQueryName={SCHEMA_OPERATION}
        defaultTabs={[{ query: FIRST }]}
        editorTheme={EDITOR_THEMES}
        forcedTheme={THEMES[useSignalValue(surround)]}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
      >
        <EditorTheme />
      </GraphiQL>
    </main>
  </>
);

createRoot(document.getElementById('app')!).render(<Page />);
