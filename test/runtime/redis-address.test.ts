import { describe, expect, it } from 'vitest';
import { redisAddress, serversIn, shardAddresses } from '../../src/runtime/redis-address.ts';

describe('the address of a Redis cluster', () => {
  it.each([
    ['redis+cluster://a', { nodes: [{ host: 'a', port: 6379 }], tls: false }],
    [
      'redis+cluster://10.0.0.1:7000,redis-2.example.org:7001/',
      {
        nodes: [
          { host: '10.0.0.1', port: 7000 },
          { host: 'redis-2.example.org', port: 7001 },
        ],
        tls: false,
      },
    ],
    ['rediss+cluster://[::1]:7000', { nodes: [{ host: '::1', port: 7000 }], tls: true }],
    ['redis+cluster://:p%40ss@a', { nodes: [{ host: 'a', port: 6379 }], password: 'p@ss', tls: false }],
    [
      'redis+cluster://name:a:b@c@a,b',
      {
        nodes: [
          { host: 'a', port: 6379 },
          { host: 'b', port: 6379 },
        ],
        username: 'name',
        password: 'a:b@c',
        tls: false,
      },
    ],
  ])('%s is read', (address, expected) => {
    expect(shardAddresses(address)).toEqual(expected);
    expect(redisAddress(address)).toBe(address);
  });

  it.each([
    ['redis+cluster://', 'host:port'],
    ['redis+cluster://a,,b', 'host:port'],
    ['redis+cluster://a:0', 'host:port'],
    ['redis+cluster://a:70000', 'host:port'],
    ['redis+cluster://a:b:c', 'host:port'],
    ['redis+cluster://name:hidden@a b', 'host:port'],
    ['redis+cluster://name:hidden@a:6379/1', 'one database'],
    ['redis+cluster://name:hidden@a?x=1', 'one database'],
    ['redis+cluster://name:hid%zzden@a', '%25'],
    ['redis-cluster://name:hidden@a', 'redis+cluster://'],
    ['http://name:hidden@a', 'redis+cluster://'],
  ])('%s is refused with what is accepted, and without the password', (address, says) => {
    const refusal = (() => {
      try {
        redisAddress(address);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(refusal).toContain(says);
    expect(refusal).not.toMatch(/hid/);
  });

  it('is not that of a single server, which stays as it is', () => {
    for (const address of ['redis://name:hidden@a:6379/2', 'rediss://a', 'a:6379', '/tmp/redis.sock']) {
      expect(shardAddresses(address)).toBeUndefined();
      expect(redisAddress(address)).toBe(address);
    }
    expect(redisAddress('')).toBeUndefined();
  });

  it('is shown without name and password', () => {
    expect(serversIn('redis+cluster://name:hidden@a,b:7000')).toBe('a:6379, b:7000');
    expect(serversIn('redis://name:hidden@a:6380')).toBe('a:6380');
    expect(serversIn('/tmp/redis.sock')).toBe('the server');
  });
});
