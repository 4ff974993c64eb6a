import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { it } from 'vitest';
import { appRouter } from '../routers/index.ts';
import { createSchema } from '../src/graphql/schema.ts';
it('x', () => {
  const a = performance.now();
  const s = createSchema(appRouter as never);
  writeFileSync('/tmp/jobs/schema.graphql', `# ${performance.now() - a}\n${printSchema(s)}`);
});
