import { render } from 'preact';
import { App } from './shell/app.tsx';
import { listenToClipboard } from './shell/clipboard.ts';
import { listenToKeys } from './shell/keys.ts';
import { followLocation, showAddress } from './state/location.ts';

render(<App />, document.getElementById('app')!);
listenToKeys();
listenToClipboard();
followLocation();
await showAddress();
