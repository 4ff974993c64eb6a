import type { ViewPath } from '../paths.ts';
import { routeNow } from '../state/location.ts';
import { isOffline, keptBuild } from './build.ts';

/** What of a view needs the service; all else is computed in the browser. */
const NEEDS: Partial<Record<ViewPath, string>> = {
  '/account': 'Account and usage need a connection.',
  '/audit': 'Audits need a connection. You can still open saved reports.',
  '/v1/docs': 'The API reference needs a connection.',
};

/** Says above the view that there is no connection, and what that means for it. */
export const OfflineNote = () =>
  isOffline.value ? (
    <p class="offline-note" role="status">
      You are offline. {NEEDS[routeNow().path] ?? 'This view works without a connection.'}
    </p>
  ) : null;

const KEPT = {
  none: '',
  this: 'Works offline: this version is stored in the browser.',
  other: 'A new version is stored in the browser. Reload the page to use it.',
} as const;

/** Says below the view whether the page works without a connection. Its line is there before it says anything. */
export const KeptNote = () => <footer class="kept-note muted">{KEPT[keptBuild.value]}</footer>;
