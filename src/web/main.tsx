import { parse } from 'culori';
import { render } from 'preact';
import { provideCulori } from '../color/css/culori.ts';
import { App } from './shell/app.tsx';
import { listenToClipboard } from './shell/clipboard.ts';
import { listenToKeys } from './shell/keys.ts';
import { followLocation, showAddress } from './state/location.ts';

provideCulori({ parse });
render(<App />, document.getElementById('app')!);
listenToKeys();
listenToClipboard();
followLocation();
await showAddress();
