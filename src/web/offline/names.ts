/** What the names of the page's caches begin with; the version of the build follows. */
export const CACHE_NAME = 'metamer-';

/** What the name of the lock begins with that every open page of a build holds; the version of the build follows. */
export const BUILD_LOCK = 'metamer-build-';

/** Where the service worker says that a build is kept. */
export const CHANNEL = 'metamer-kept';

/** What it says there: which build, and whether it was stored this moment. */
export interface Kept {
  readonly version: string;
  readonly isNew: boolean;
}

/** What a page asks the service worker, which then says which build is kept. */
export const WHICH_BUILD = 'which-build';
