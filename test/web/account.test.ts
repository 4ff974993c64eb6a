import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/schemas/groups.ts';
import { GROUPS, type Key } from '../../src/web/views/usage/administration/keys.ts';
import { changesIn, expiryOf, inOrder, termsOf } from '../../src/web/views/usage/administration/terms.ts';
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

describe('the form of a key', () => {
  const key: Key = {
    id: 'k1',
    tier: 'pro',
    label: 'Acme',
    note: '',
    scopes: ['palette', 'color'],
    start: 'mtm_live_k1',
    last4: 'abcd',
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-02-01T08:30:00.000Z',
    last_used_at: null,
    revoked_at: null,
    replaces: null,
    used_this_month: 0,
  };
  const before = termsOf(key);

  it('sends what was changed and nothing else: what another administrator changed stays, a past expiry is not sent again', () => {
    const expires_at = expiryOf('2026-02-01', before.expires_at);
    expect(expires_at).toBe(key.expires_at);
    expect(changesIn({ ...before, label: 'Acme Ltd', expires_at }, before)).toEqual({ label: 'Acme Ltd' });
    expect(changesIn({ ...before, scopes: inOrder(['palette', 'color']) }, before)).toEqual({});
    expect(changesIn({ ...before, scopes: null }, before)).toEqual({ scopes: null });
  });

  it('means the end of a day that was chosen, and no expiry where there is none', () => {
    expect(expiryOf('2026-03-01', before.expires_at)).toBe('2026-03-01T23:59:59Z');
    expect(expiryOf('', before.expires_at)).toBeNull();
    expect(changesIn({ ...before, expires_at: null }, before)).toEqual({ expires_at: null });
  });

  it('sends of a new key only what is not as at the start', () => {
    const start = termsOf(undefined);
    expect(changesIn({ ...start, label: 'Acme', scopes: ['color'] }, start)).toEqual({
      label: 'Acme',
      scopes: ['color'],
    });
  });
});
