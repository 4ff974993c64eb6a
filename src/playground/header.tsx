/** @jsxImportSource react */
import { apiKey } from '../web/state/key.ts';
import { stepSurround, surround } from '../web/state/surround.ts';
import { Key, useSignalValue } from './key.tsx';

/** Mid-grey is shown as light here. */
const leaveMid = (): void => {
  if (surround.value === 'mid') surround.value = 'light';
};

/** To the theme that looks different: GraphiQL has light and dark. */
const stepTheme = (): void => {
  leaveMid();
  stepSurround();
  leaveMid();
};

type Link = readonly [path: string, name: string];

/** The views of the workbench, in the order of its header. */
const VIEWS: readonly Link[] = [
  ['/color', 'Colour'],
  ['/contrast', 'Contrast'],
  ['/vision', 'Vision'],
  ['/make', 'Make'],
  ['/audit', 'Audit'],
  ['/library', 'Library'],
];

const DOCUMENTS: readonly Link[] = [
  ['/docs', 'Docs'],
  ['/v1/docs', 'API reference'],
  ['/v1/graphql', 'GraphQL'],
];

const Mark = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <circle cx="10" cy="13" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="16" cy="13" r="8" fill="currentColor" />
  </svg>
);

/** The header of the workbench. What its page has in panels is a link to that page. */
const Top = () => (
  <header className="page-header">
    <a className="brand" aria-label="Metamer" href="/">
      <Mark />
      <span>Metamer</span>
    </a>
    <nav aria-label="Views">
      <ul>
        {VIEWS.map(([path, name]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="tools">
      <a className="finder" href="/">
        Search or paste
      </a>
      {DOCUMENTS.map(([path, name]) => (
        <a key={path} href={path} aria-current={path === location.pathname ? 'page' : undefined}>
          {name}
        </a>
      ))}
      <button type="button" onClick={stepTheme}>
        Theme
      </button>
      <a href="/account">{useSignalValue(apiKey) === undefined ? 'Sign in' : 'Account'}</a>
    </div>
  </header>
);

/** The header, with what belongs to requests below it; `status` is of the last one. */
export const Header = ({ status }: { status: string }) => (
  <>
    <Top />
    <section className="page-bar" aria-labelledby="page-title">
      <h1 id="page-title">GraphQL</h1>
      <span className="last-call" role="status">
        {status}
      </span>
      <Key />
    </section>
  </>
);
