import type { FileFormat } from '../../files/format.ts';
import { assertDistinct, type Token, type TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';
import { isReserved } from './reserved.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = ({ path }: Token): string => {
  const name = path.map((word, i) => (i ? capital(word) : word)).join('');
  return isReserved(name) ? `\`${name}\`` : name;
};

const plain = (value: number): string => String(Number(value.toFixed(6)));
/** A string literal; JSON escapes quotes and backslashes as Swift does, so nothing is interpolated. */
const literal = (text: string): string => JSON.stringify(text);

const constant = ({ value, css }: Token): string => {
  switch (value.kind) {
    case 'color': {
      const { r, g, b } = value.color;
      const [red, green, blue] = [r, g, b].map((v) => plain(v / 255));
      return `Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${plain(value.alpha)})`;
    }
    case 'dimension': {
      const points = { px: value.value, rem: value.value * 16 }[value.unit];
      return points === undefined ? literal(css) : `CGFloat(${plain(points)})`;
    }
    case 'duration':
      return `Double(${plain(value.unit === 'ms' ? value.value / 1000 : value.value)})`;
    case 'number':
    case 'font-weight':
      return `Double(${plain(value.value)})`;
    case 'font-family':
      return `[${value.families.map(literal).join(', ')}]`;
    case 'text':
      return literal(css);
  }
};

const lines = (tokens: readonly Token[], indent: string): string[] =>
  tokens.map((token) => `${indent}public static let ${nameOf(token)} = ${constant(token)}`);

export const swift = {
  id: 'swift',
  media_type: 'text/x-swift',
  extension: 'swift',
  description:
    'SwiftUI: a public enum of constants; colours in sRGB, lengths in points, durations in seconds; the dark theme in Tokens.Dark',
  write: (set) => {
    assertDistinct(set.light.map(nameOf), 'in Swift');
    assertDistinct(set.dark.map(nameOf), 'in Swift');
    return [
      `// ${heading(set)}`,
      'import SwiftUI',
      '',
      'public enum Tokens {',
      ...lines(set.light, '    '),
      ...(set.dark.length ? ['', '    public enum Dark {', ...lines(set.dark, '        '), '    }'] : []),
      '}',
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
