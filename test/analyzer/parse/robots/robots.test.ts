import { describe, expect, it } from 'vitest';
import { judgeRobots, matches, pathOf } from '../../../../src/analyzer/parse/robots/match.ts';
import { parseRobots } from '../../../../src/analyzer/parse/robots/parse.ts';

const file = (text: string) => parseRobots(Buffer.from(text));
const allowed = (text: string, path: string, crawler = 'Kiln') =>
  judgeRobots(file(text), crawler, `https://example.org${path}`).allowed;

describe('patterns', () => {
  it.each([
    ['/', '/', true],
    ['/a', '/abc', true],
    ['/a/', '/abc', false],
    ['/a*z', '/a--z--', true],
    ['/a*z$', '/a--z--', false],
    ['/a*z$', '/a--z--z', true],
    ['/*.gif$', '/x/y.gif', true],
    ['/*.gif$', '/x/y.gif?z', false],
    ['/a$b', '/a$b', true],
    ['/a$', '/a', true],
    ['*', '/anything', true],
    ['/a**b', '/a-b', true],
    ['/aa*a$', '/aa', false],
    ['/A', '/a', false],
  ])('%s and %s: %s', (pattern, path, expected) => expect(matches(path, pattern)).toBe(expected));
  it.each([
    ['https://a.example', '/'],
    ['https://a.example?x=1', '/?x=1'],
    ['https://a.example/p;q?x#f', '/p;q?x'],
    ['https://a.example/%c3%a9', '/%C3%A9'],
  ])('the path of %s is %s', (url, path) => expect(pathOf(url)).toBe(path));
});

describe('judgeRobots (RFC 9309)', () => {
  it('allows everything where nothing is said', () => {
    expect(allowed('', '/a')).toBe(true);
    expect(allowed('User-agent: *\nDisallow:', '/a')).toBe(true);
    expect(allowed('Disallow: /', '/a')).toBe(true);
  });
  it('lets the longest pattern decide, and Allow where two are as long', () => {
    const rules =
      'User-agent: *\nDisallow: /shop\nAllow: /shop/open\nDisallow: /shop/open/late\nAllow: /tie\nDisallow: /tie';
    expect(allowed(rules, '/shop/x')).toBe(false);
    expect(allowed(rules, '/shop/open/x')).toBe(true);
    expect(allowed(rules, '/shop/open/late')).toBe(false);
    expect(allowed(rules, '/tie')).toBe(true);
  });
  it('merges the groups of a crawler and leaves those for all alone', () => {
    const rules =
      'User-agent: *\nDisallow: /\n\nUser-agent: kiln\nDisallow: /a\n\nUser-agent: other\nUser-agent: KILN/2.0\nDisallow: /b';
    expect(allowed(rules, '/a')).toBe(false);
    expect(allowed(rules, '/b')).toBe(false);
    expect(allowed(rules, '/c')).toBe(true);
    expect(allowed(rules, '/c', 'stranger')).toBe(false);
  });
  it('does not end a list of user agents at lines of other kinds', () => {
    const rules = 'User-agent: Kiln\nSitemap: https://x.example/s.xml\nCrawl-delay: 5\nUser-agent: Oven\nDisallow: /';
    expect([allowed(rules, '/', 'Kiln'), allowed(rules, '/', 'Oven')]).toEqual([false, false]);
  });
  it('compares escaped octets', () => {
    expect(allowed('User-agent: *\nDisallow: /é', '/%c3%a9')).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /%c3%a9', new URL('https://x/é').pathname)).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /%62', '/b')).toBe(true);
  });
  it('names the line that decided', () => {
    expect(judgeRobots(file('User-agent: *\n\nDisallow: /a'), 'x', 'https://e.org/a')).toEqual({
      allowed: false,
      line: 3,
      specific: false,
    });
  });
  it('takes index.html in Allow for its folder', () => {
    const rules = 'User-agent: *\nAllow: /dir/index.html\nDisallow: /';
    expect([allowed(rules, '/dir/'), allowed(rules, '/dir/x')]).toEqual([true, false]);
  });
});

describe('parseRobots', () => {
  it('reads lines as they are written in the wild', () => {
    const { lines, byteOrderMark } = file(
      '\ufeffUSER-AGENT : a # who\r\ndisalow: /x\rallow /y\nSite-Map: https://e.org/s\nthree words here\n: nothing\nNoindex: /z',
    );
    expect(byteOrderMark).toBe(true);
    expect(lines.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      '1 user-agent',
      '2 disallow',
      '3 allow',
      '4 sitemap',
      '5 broken',
      '6 broken',
      '7 other',
    ]);
  });
  it('stops at 500 KiB and at long lines, as crawlers do', () => {
    expect(file(`${'#\n'.repeat(300_000)}Disallow: /`)).toMatchObject({ cut: true, lines: [] });
    expect(file(`Disallow: /${'a'.repeat(20_000)}`).longLines).toEqual([1]);
  });
});
