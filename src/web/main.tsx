import { render } from 'preact';
import { provideCssTools } from '../color/css/csstools.ts';
import { holdBuild } from './offline/build.ts';
import { registerWorker } from './offline/register.ts';
import { App } from './shell/app.tsx';
import { listenToClipboard, listenToDrops } from './shell/clipboard.ts';
import { listenToKeys } from './shell/keys.ts';
import { announceChangesOf } from './state/announce-change.ts';
import { beforeReading, loadReader } from './state/color-text.ts';
import { currentPage, followLocation, showAddress, writeAddress } from './state/location.ts';
import { panel } from './state/panels.ts';
import { signInFromAddress } from './state/sign-in.ts';
import { followOtherTabs } from './state/working-set.ts';

/** How long after the first view is shown the files of all others are fetched. */
const OFFLINE_MS = 1_500;

beforeReading(async () => provideCssTools((await import('./state/css-parser.ts')).cssParser));
const app = document.getElementById('app')!;
// The served content is replaced by the same content with its behaviour.
app.replaceChildren();
// Before anything else takes its time.
holdBuild();
render(<App />, app);
followOtherTabs();
listenToKeys();
listenToClipboard();
listenToDrops();
// Whoever goes to a field may type a colour in words: it is then read at once.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'text') void loadReader();
});
const askForKey = (): void => {
  panel.value = 'key';
};
signInFromAddress(askForKey);
// A link that is pasted into the address of an open page changes nothing else there.
addEventListener('popstate', (event) => {
  if (!signInFromAddress(askForKey)) return;
  event.stopImmediatePropagation();
  writeAddress();
});
announceChangesOf(() => {
  const page = currentPage.peek();
  return page && { path: page.route.path, view: page.view };
});
followLocation();
/** Runs once the page is idle, or after a while if it never is. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2_000);
};

// Not awaited: files of a view may import what is packed into this one, and would wait for its end.
void showAddress().then(() => {
  // Nothing of a first view waits for these.
  void import('./shell/focus.ts').then(({ keepFocus }) => keepFocus());
  void import('./shell/print.ts').then(({ unfoldForPrint }) => unfoldForPrint());
  // What is fetched for later must not slow down what is fetched now.
  if (document.readyState === 'complete') setTimeout(whenIdle, OFFLINE_MS, registerWorker);
  else addEventListener('load', () => setTimeout(whenIdle, OFFLINE_MS, registerWorker));
});
