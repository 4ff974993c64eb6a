/** What `npm run migrations` reads: drizzle-kit writes db/migrations from db/schema.ts. */
export default {
  dialect: 'turso',
  schema: './db/schema.ts',
  out: './db/migrations',
  dbCredentials: { url: process.env.DATABASE_URL ?? 'file:data/metamer.db' },
};
