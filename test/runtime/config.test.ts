import { describe, expect, it } from 'vitest';
import { ConfigError, SETTINGS } from '../../src/runtime/config.ts';
import { readServiceConfig, SERVICE_SETTINGS } from '../../src/service.ts';

const read = (environment: Record<string, string>) => readServiceConfig(environment);

const problems = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('configuration', () => {
  it('works without any variable', () => {
    const config = read({});
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: 'file:data/metamer.db',
      workers: 1,
      analyzer: true,
      apca: true,
      cacheMb: 100,
      trustProxy: 0,
      corsOrigins: ['*'],
      bodyRate: 512,
    });
    expect(config.tiers.pro).toMatchObject({
      name: 'Specialist',
      requests_per_minute: 300,
      credits_per_month: 500_000,
    });
  });

  it('names every variable that is wrong, all at once', () => {
    const text = problems({
      PORT: 'eighty',
      WORKERS: '0',
      LOG_LEVEL: 'loud',
      ANALYZER: 'maybe',
      ADMIN_KEY: 'short',
      FETCH_ALLOW_HOSTS: 'localhost',
      CORS_ORIGINS: 'example.com',
      CACHE_MB: '-1',
    });
    for (const variable of [
      'PORT',
      'WORKERS',
      'LOG_LEVEL',
      'ANALYZER',
      'ADMIN_KEY',
      'FETCH_ALLOW_HOSTS',
      'CORS_ORIGINS',
      'CACHE_MB',
    ])
      expect(text).toContain(variable);
  });

  it.each([
    ['{', 'must be JSON'],
    ['[]', 'JSON object'],
    ['{"gold":{}}', 'no tier "gold"'],
    ['{"free":{"credits":1}}', 'free.credits is unknown'],
    ['{"free":{"credits_per_month":0}}', 'above 0'],
  ])('refuses TIERS=%s', (text, message) => expect(problems({ TIERS: text })).toContain(message));

  it('overrides single limits', () => {
    const { tiers } = read({ TIERS: '{"free":{"credits_per_month":500}}' });
    expect(tiers.free).toMatchObject({ credits_per_month: 500, requests_per_minute: 60 });
    expect(tiers.pro.credits_per_month).toBe(500_000);
  });

  it('refuses half a cluster', () => {
    expect(problems({ DATABASE_URL: 'ws://127.0.0.1:1' })).toContain('REDIS_URL');
    expect(problems({ REDIS_URL: 'redis://127.0.0.1:1' })).toContain('DATABASE_URL');
  });

  it('reads hosts, origins and an empty list of origins', () => {
    const hosts = read({ FETCH_ALLOW_HOSTS: '127.0.0.1:4999, [::1]:80' }).allowlist.entries;
    expect(hosts).toEqual(['127.0.0.1:4999', '[::1]:80']);
    expect(problems({ FETCH_ALLOW_HOSTS: 'intra:0' })).toBe(
      'FETCH_ALLOW_HOSTS must be a list of host:port, has "intra:0"',
    );
    expect(read({ CORS_ORIGINS: '' }).corsOrigins).toEqual([]);
  });

  it('reads the public address as an origin alone', () => {
    expect(read({ PUBLIC_URL: 'https://metamer.example.com' }).publicUrl).toBe('https://metamer.example.com');
    expect(read({}).publicUrl).toBeUndefined();
    for (const wrong of [
      'metamer.example.com',
      'https://metamer.example.com/',
      'ftp://metamer.example.com',
      'https://a/b',
    ])
      expect(problems({ PUBLIC_URL: wrong })).toContain('PUBLIC_URL must be an origin such as');
  });

  it('says something about every setting', () => {
    for (const { variable, meaning } of Object.values({ ...SETTINGS, ...SERVICE_SETTINGS }))
      expect(`${variable} ${meaning}`).toMatch(/^[A-Z_]+ .{20,}$/);
  });
});
