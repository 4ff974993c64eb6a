import { render } from 'preact';
import { provideCssTools } from '../color/css/csstools.ts';
import { App } from './shell/app.tsx';
import { listenToClipboard, listenToDrops } from './shell/clipboard.ts';
import { listenToKeys } from './shell/keys.ts';
import { announceChangesOf } from './state/announce-change.ts';
import { beforeReading, loadReader } from './state/color-text.ts';
import { currentPage, followLocation, showAddress, writeAddress } from './state/location.ts';
import { panel } from './state/panels.ts';
import { signInFromAddress } from './state/sign-in.ts';
import { followOtherTabs } from './state/working-set.ts';

beforeReading(async () => provideCssTools((await import('./state/css-parser.ts')).cssParser));
const app = document.getElementById('app')!;
// The served content is replaced by the same content with its behaviour.
app.replaceChildren();
render(<App />, app);
followOtherTabs();
listenToKeys();
listenToClipboard();
listenToDrops();
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
// Not awaited: files of a view may import what is packed into this one, and would wait for its end.
void showAddress().then(() => {
  // Nothing of a first view waits for these.
  void import('./shell/focus.ts').then(({ keepFocus }) => keepFocus());
  void import('./shell/print.ts').then(({ unfoldForPrint }) => unfoldForPrint());
  // The first colour in words is then read at once.
  setTimeout(loadReader, 200);
});
