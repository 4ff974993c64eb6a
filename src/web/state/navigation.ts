import { signal } from '@preact/signals';

/** Where a view wants to go; the shell goes there. Views know no routes, as routes know them. */
export const destination = signal<{ readonly path: string; readonly fragment: string } | undefined>(undefined);

export const navigate = (path: string, fragment: string): void => {
  destination.value = { path, fragment };
};
