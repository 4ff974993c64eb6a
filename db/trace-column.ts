import { text } from 'drizzle-orm/sqlite-core';

/** Trace headers of the call that made a row, for requests to others; NULL if it had none. */
export const trace = () => text('trace', { mode: 'json' }).$type<Readonly<Record<string, string>>>();
