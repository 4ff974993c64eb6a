import { describe, expect, it } from 'vitest';
import { appRouter } from '../../../routers/index.ts';
import { operationsOf } from '../../../src/api/operations.ts';
import { FORMATS } from '../../../src/cli/audit/outputs.ts';
import { JOB_TYPE_IDS } from '../../../src/jobs/types/index.ts';
import { READERS } from '../../fuzz/readers.mjs';
import { AUDIT_FORMATS } from './counted/tables/formats.mjs';
import { PARAMETERS } from './counted/tables/jobs.mjs';
import { GROWING, NOTHING_GROWS } from './counted/tables/operations.mjs';
import { INPUTS } from './counted/tables/readers.mjs';

describe('the tables of growth', () => {
  it('have every operation, with a row or with the reason why it has none', () => {
    const listed = [...Object.keys(GROWING), ...Object.keys(NOTHING_GROWS)];
    expect(listed.toSorted()).toEqual(
      operationsOf(appRouter)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('have three sizes in every row', () => {
    for (const [operation, subjects] of Object.entries(GROWING))
      for (const [label, { sizes }] of Object.entries(subjects))
        expect(sizes, `${operation}, ${label}`).toHaveLength(3);
  });

  it('have every type of job', () => {
    expect(Object.keys(PARAMETERS).toSorted()).toEqual([...JOB_TYPE_IDS].toSorted());
  });

  it('have every format of an audit but the one that shows a few places', () => {
    expect(AUDIT_FORMATS).toEqual(expect.arrayContaining(FORMATS.filter((format) => format !== 'pretty')));
  });

  it('have every reader of foreign bytes that is fuzzed', () => {
    expect(Object.keys(INPUTS).toSorted()).toEqual(READERS.map(({ name }) => name).toSorted());
  });
});
