/** An instant as people read it, in UTC as the service counts: 26 Nov 2026, 17:05. */
export const timeOf = (instant: string): string =>
  `${dayOf(instant)}, ${new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })}`;

export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const count = (n: number): string => n.toLocaleString('en');
