import { signal } from '@preact/signals';
import { BUILD_LOCK } from './names.ts';

/** Whether this browser has no connection, as far as it knows. */
export const isOffline = signal(!navigator.onLine);

/** What is kept for use without a connection: nothing yet, this build, or another one, which the next load shows. */
export const keptBuild = signal<'none' | 'this' | 'other'>('none');

/** The build that this page belongs to; undefined if it is served from its sources. */
export const { build } = document.documentElement.dataset;

/** Whether this browser can store a build; elsewhere the page needs a connection. */
export const canWorkOffline = 'serviceWorker' in navigator && 'locks' in navigator;

/** Says that this page is open: the files of its build stay as long as it is. To be called as the page starts. */
export const holdBuild = (): void => {
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      isOffline.value = !navigator.onLine;
    });
  if (!canWorkOffline || build === undefined) return;
  navigator.locks
    .request(BUILD_LOCK + build, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
};
