import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/errors/refusal.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { fetchReason } from '../../src/net/failure.ts';
import { judgeTarget, readUrl } from '../../src/net/target.ts';

const nobody = readAllowlist('');
const reasonOf = (address: string, allowlist = nobody): string | null => {
  try {
    judgeTarget(readUrl(address), allowlist);
    return null;
  } catch (thrown) {
    return fetchReason(thrown);
  }
};

describe('readUrl', () => {
  it.each([
    'https://user:hunter2@example.org/',
    'https://user:hun/hunter2@example.org/',
    'https:\\\\user:hunter2@example.org/',
    'user:hunter2@example.org',
    '//user:hunter2@example.org',
    'ftp://user:hunter2@example.org/',
    'https://user:hunter2@example.org/a b',
    'https://user:p@hunter2@example.org:99999/',
  ])('does not repeat the password of %s', (address) => {
    expect(() => readUrl(address)).toThrow(Refusal);
    expect(() => readUrl(address)).not.toThrow(/hunter2/);
  });

  it.each([
    [42],
    [null],
    [''],
    ['example.org'],
    ['/page'],
    ['//example.org/'],
    ['http:/example.org/'],
    ['http:example.org'],
    ['https:\\\\example.org'],
    ['ftp://example.org/'],
    ['javascript:alert(1)'],
    ['http://user@example.org/'],
    ['http://user:secret@example.org/'],
    ['http://example.org\\@127.0.0.1/'],
    ['http://example.org/a b'],
    ['http://example.org/\r\nHost: x'],
    [' http://example.org/'],
    ['http://example.org:99999/'],
    ['http://256.1.1.1/'],
    ['http://a..b/'],
    ['http://[fe80::1%25eth0]/'],
    [`http://${'a'.repeat(64)}.example.org/`],
    [`http://example.org/${'a'.repeat(2048)}`],
  ])('refuses %j as INVALID_INPUT about its field', (address) => {
    const read = () => readUrl(address, 'address');
    expect(read).toThrow(Refusal);
    expect(read).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'address' }) }),
    );
  });
  it('drops the fragment and keeps everything else as the URL standard writes it', () => {
    expect(readUrl('HTTPS://Example.ORG:443/a/../b?q=@#top').href).toBe('https://example.org/b?q=@');
    expect(readUrl('https://my_host.example.org/').hostname).toBe('my_host.example.org');
  });
});

describe('judgeTarget', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127。0。0。1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://loc%61lhost/',
    'http://router/',
    'http://printer.local/',
    'http://db.internal/',
    'http://nas.home.arpa/',
    'http://x.onion/',
  ])('refuses %s by its text alone', (address) => expect(reasonOf(address)).toBe('private-address'));
  it.each([21, 22, 25, 3000, 5432, 6379, 8081, 27017])('refuses port %i', (port) =>
    expect(reasonOf(`http://www.example.org:${port}/`)).toBe('port'),
  );
  it.each([
    'http://www.example.org/',
    'https://www.example.org:8443/',
    'http://1.1.1.1:8080/',
    'http://127.0.0.1.example.org/',
  ])('has nothing against %s', (address) => expect(reasonOf(address)).toBeNull());
  it('lets pass what the operator allows, that host and port only', () => {
    const allowlist = readAllowlist('127.0.0.1:4999, [::1]:80 Intra.Example.org:3000');
    expect(reasonOf('http://127.0.0.1:4999/', allowlist)).toBeNull();
    expect(reasonOf('http://2130706433:4999/', allowlist)).toBeNull();
    expect(reasonOf('http://[::1]/', allowlist)).toBeNull();
    expect(reasonOf('http://intra.example.org:3000/', allowlist)).toBeNull();
    expect(reasonOf('http://127.0.0.1:4998/', allowlist)).toBe('private-address');
    expect(reasonOf('https://[::1]/', allowlist)).toBe('private-address');
  });
  it.each(['example.org', 'example.org:0', 'example.org:70000', 'http://example.org:80', 'a@b:80'])(
    'does not start with %j in FETCH_ALLOW_HOSTS',
    (entry) => expect(() => readAllowlist(entry)).toThrow(entry),
  );
});
