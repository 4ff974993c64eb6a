import { parse } from 'culori';
import { render } from 'preact';
import { provideCulori } from '../color/css/culori.ts';
import { App } from './shell/app.tsx';
import { listenToClipboard, listenToDrops } from './shell/clipboard.ts';
import { listenToKeys } from './shell/keys.ts';
import { followLocation, showAddress } from './state/location.ts';

provideCulori({ parse });
render(<App />, document.getElementById('app')!);
listenToKeys();
listenToClipboard();
listenToDrops();
followLocation();
await showAddress();
