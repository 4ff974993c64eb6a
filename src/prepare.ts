import type { Services } from './api/services.ts';
import { prepareTokens } from './design/tokens/prepare-tokens.ts';
import { nextExclusiveTurn } from './runtime/exclusive-turn.ts';
import { inTurns } from './runtime/in-turns.ts';

/** The first requests after the start come before what they may not need. */
const START_MS = 5_000;
const PAUSE_MS = 50;
/** The libraries take seconds of a thread, which a process that ends soon would spend for nothing. */
const LIBRARIES_MS = 15_000;

type Prepared = Pick<Services, 'graphql' | 'mcp' | 'collections' | 'log'>;

/** What asks for the list of tools. */
const listTools = (mcp: Prepared['mcp']): Promise<Response> =>
  mcp(
    new Request('http://localhost/v1/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    }),
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    async () => {
      throw new TypeError('the list of tools calls no operation');
    },
  );

/** What is loaded once and would hold up the request that needs it first, the quickest first. */
const loadingOf = ({ graphql, mcp, collections }: Prepared): readonly (() => unknown)[] => [
  // The tables of the analyzer one by one, and then all that is left of it.
  () => import('./analyzer/parse/css/sheet.ts'),
  () => import('./analyzer/page/accessibility/aria.ts'),
  () => import('./analyzer/page/language.ts'),
  () => import('./analyzer/fetch/fetch-page.ts'),
  () => import('./analyzer/page/tree/parse.ts'),
  () => import('./analyzer/page/css/selector.ts'),
  () => import('./analyzer/stages/security/checks/weaknesses.ts'),
  () => import('./analyzer/inspect.ts'),
  () => inTurns(prepareTokens()),
  () => collections.atlas(),
  () => graphql.sdl(),
  () => import('./mcp/tools/index.ts'),
  () => import('./mcp/http.ts'),
  // Node loads what makes one with the first.
  () => new Request('http://localhost/'),
  () => listTools(mcp),
];

/** What is derived once, in threads. */
const derivingOf = ({ collections }: Prepared): readonly (() => unknown)[] => [
  () => collections.harmonies(),
  () => collections.gradients(),
  () => collections.shades(),
];

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener('abort', end);
  });

const doAll = async (steps: readonly (() => unknown)[], { log }: Prepared, signal: AbortSignal): Promise<void> => {
  for (const step of steps) {
    if (signal.aborted) return;
    await nextExclusiveTurn();
    try {
      await step();
    } catch (err) {
      // The request that needs it tries again.
      if (!signal.aborted) log.warn({ err }, 'what requests need was not prepared');
    }
    await pause(PAUSE_MS, signal);
  }
};

/** Does each step in a turn of the event loop of its own, once the service has started; `signal` ends it between two steps. */
export const prepare = async (services: Prepared, signal: AbortSignal): Promise<void> => {
  await pause(START_MS, signal);
  await doAll(loadingOf(services), services, signal);
  await pause(LIBRARIES_MS, signal);
  await doAll(derivingOf(services), services, signal);
};
