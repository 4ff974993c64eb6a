import { describe, expect, it } from 'vitest';
import { readTarget } from '../../src/http/target.ts';

describe('request targets', () => {
  it.each([
    ['/v1', '/v1', ''],
    ['/v1/usage?since=2026-01-01', '/v1/usage', 'since=2026-01-01'],
    ['/v1/color/%63onvert', '/v1/color/convert', ''],
    ['/v1/atlas/%23ff0000?a=%2F', '/v1/atlas/#ff0000', 'a=%2F'],
    ['/v1/a,b', '/v1/a,b', ''],
    ['/v1/atlas/.hidden', '/v1/atlas/.hidden', ''],
    ['http://metamer.example/v1/health?x=1', '/v1/health', 'x=1'],
    ['HTTPS://metamer.example:443', '/', ''],
    ['http://metamer.example?x=1', '/', 'x=1'],
    ['*', '*', ''],
  ])('%s asks for %s', (target, path, query) => expect(readTarget(target)).toMatchObject({ path, query }));

  it.each([
    '/v1/%zz',
    '/v1/a/%2fetc',
    '/v1/a%5cb',
    '/v1/%2e%2e/v1',
    '/v1/../v1',
    '/v1/./health',
    '/v1/a%00',
    '/v1/a%0d%0ab',
  ])('%s means no path', (target) => expect(readTarget(target).path).toBeUndefined());

  it.each(['http://[::1', 'http://', 'ftp://metamer.example/v1', 'v1/health', '', 'example.com:443'])(
    'refuses %s',
    (target) => expect(() => readTarget(target)).toThrow('request target'),
  );

  it('spells plainly what came in another form, and leaves the rest', () => {
    expect(readTarget('/v1/color/%63onvert?x=1').rewritten).toBe('/v1/color/convert?x=1');
    expect(readTarget('http://a.example/v1/atlas/%23ff0000').rewritten).toBe('/v1/atlas/%23ff0000');
    expect(readTarget('/v1/health?x=1').rewritten).toBeUndefined();
  });
});
