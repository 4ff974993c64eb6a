import { signal } from '@preact/signals';

/** What lies over or beside the view. */
export type Panel = 'export' | 'paste' | 'keys' | 'key' | 'commands' | 'save';

export const panel = signal<Panel | undefined>(undefined);
/** Whether the drawer with the call is open. */
export const drawerOpen = signal(false);
/** Whether everything is shown in greys, for as long as a key is held. */
export const greys = signal(false);
