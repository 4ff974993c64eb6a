import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PERSISTED_LIMITS } from '../../src/api/persisted-queries.ts';
import { MOST_STREAMS } from '../../src/api/streams.ts';
import { LIMITS } from '../../src/graphql/limits.ts';

it('docs/graphql.md has the limits of a document', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/graphql.md'), 'utf8');
  const rows = [...text.matchAll(/^\| [A-Z][^|]* \| ([\d,]+) \|$/gm)].map(([, value]) =>
    Number(value!.replace(',', '')),
  );
  expect(rows).toEqual([LIMITS.calls, LIMITS.depth, LIMITS.fields, LIMITS.aliases, LIMITS.tokens]);
  const { documents, characters } = PERSISTED_LIMITS;
  expect(text).toContain(`${documents} documents with ${characters / 1024} KiB`);
  expect(text).toContain(`${MOST_STREAMS} streams open`);
});
