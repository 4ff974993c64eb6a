// Values that have broken parsers before: sizes, encodings, numbers at the ends, words with a meaning to some language.

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ufeff#336699',
  '\u202e#336699',
  '\ud800',
  '💥'.repeat(50),
  'a'.repeat(5_000),
  '#'.repeat(300),
  '#33669g',
  '#336699 ; drop table keys',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  '$' + '{7*7}',
  '{{7*7}}',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x1f',
  'null',
  'true',
  '[]',
  '{}',
  'rgb(',
  'rgb('.repeat(100),
  'color(display-p3 1e999 none -0)',
  'oklch(0.5 0.1 1e308deg)',
  'calc(1px + 1px)',
  `hsl(${'9'.repeat(400)} 50% 50%)`,
  '((((((((((a+)+)+)+)+)+)+)+)+)+)!',
  'a,'.repeat(2_000),
  '\r\nx-injected: 1',
  'i̇İıſK',
];
const NUMBERS = [0, -0, -1, 1, 0.5, 1e-320, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 1.0000000001, 4.9e-324, 1e21];

/** Addresses that are judged or refused; none leads out of this machine. */
const ADDRESSES = [
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://0/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost:22/',
  'http://169.254.169.254/latest/meta-data/',
  'http://user:password@127.0.0.1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
  'https://no-such-host.invalid/',
  'gopher://127.0.0.1/',
];

export const hostileText = (random) => random.pick(TEXTS);
export const address = (random) => random.pick(ADDRESSES);

/** Any value at all, of any type. */
export const hostileValue = (random, depth = 0) => {
  const kinds = ['text', 'number', 'flag', 'null', ...(depth < 3 ? ['list', 'object', 'nested'] : [])];
  const kind = random.pick(kinds);
  if (kind === 'text') return hostileText(random);
  if (kind === 'number') return random.pick(NUMBERS);
  if (kind === 'flag') return random.chance(0.5);
  if (kind === 'list') return Array.from({ length: random.int(0, 6) }, () => hostileValue(random, depth + 1));
  if (kind === 'object')
    return Object.fromEntries(
      Array.from({ length: random.int(0, 4) }, () => [
        hostileText(random).slice(0, 40),
        hostileValue(random, depth + 1),
      ]),
    );
  if (kind === 'nested') {
    let value = 1;
    for (let i = random.pick([10, 99, 101, 1_000]); i > 0; i -= 1) value = random.chance(0.5) ? [value] : { a: value };
    return value;
  }
  return null;
};
