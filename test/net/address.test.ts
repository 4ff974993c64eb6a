import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAddress } from '../../src/net/address.ts';
import { runs } from '../size.ts';

/** First and last address of blocks of the IANA special-purpose registries, and the public neighbours around them. */
const IPV4_BLOCKS = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
] as const;

const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
];
const PUBLIC_V6 = ['2001:4860:4860::8888', '2a00:1450::1', '2606:4700::1111', '[2a00:1450::1]', '::ffff:8.8.4.4'];
const SPECIAL_V6 = [
  '::',
  '::1',
  '::7f00:1',
  '::2',
  '1::1',
  '4000::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
];

const number = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const text = (value: number): string => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

describe('judgeAddress', () => {
  it.each(IPV4_BLOCKS)('refuses everything from %s to %s, mapped into IPv6 too', (from, to) => {
    fc.assert(
      fc.property(fc.integer({ min: number(from), max: number(to) }), (value) => {
        expect(judgeAddress(text(value)).allowed).toBe(false);
        expect(judgeAddress(`::ffff:${text(value)}`).allowed).toBe(false);
      }),
      { numRuns: runs(50), examples: [[number(from)], [number(to)]] },
    );
  });
  it.each(PUBLIC)('allows %s', (address) => expect(judgeAddress(address)).toEqual({ allowed: true, kind: 'public' }));
  it.each(PUBLIC_V6)('allows %s', (address) => expect(judgeAddress(address).allowed).toBe(true));
  it.each(SPECIAL_V6)('refuses %s', (address) => expect(judgeAddress(address).allowed).toBe(false));
  it.each(['', 'localhost', '1.2.3', '0177.0.0.1', '1.2.3.4.5', ':::'])('refuses %j, which is no address', (address) =>
    expect(judgeAddress(address)).toEqual({ allowed: false, kind: 'not-an-address' }),
  );
});
