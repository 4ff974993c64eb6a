import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/schemas/groups.ts';
import { GROUPS } from '../../src/web/views/usage/administration/keys.ts';
import { adminSource, callerSource } from '../../src/web/views/usage/source.ts';

describe('the groups that the form of a key offers', () => {
  it('are those that the service limits keys to', () => {
    expect(GROUPS).toEqual(SCOPES);
  });
});

describe('where the account view asks', () => {
  it('is below /account for an administrator and below /v1 for the holder of a key', () => {
    expect([adminSource('k1').jobPath('job_1'), callerSource('mtm_live_x').jobPath('job_1')]).toEqual([
      '/account/keys/k1/jobs/job_1',
      '/v1/jobs/id/job_1',
    ]);
  });
});
