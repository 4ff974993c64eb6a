import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../../src/graphql/limits.ts';

it('docs/jobs-and-webhooks.md has the limits of a document', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/jobs-and-webhooks.md'), 'utf8');
  const section = text.slice(text.indexOf('## GraphQL'));
  const rows = [...section.matchAll(/^\| [A-Z][^|]* \| ([\d,]+) \|$/gm)].map(([, value]) =>
    Number(value!.replace(',', '')),
  );
  expect(rows).toEqual([LIMITS.calls, LIMITS.depth, LIMITS.fields, LIMITS.aliases, LIMITS.tokens]);
});
