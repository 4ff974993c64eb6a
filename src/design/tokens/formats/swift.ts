import type { FileFormat } from '../../files/format.ts';
import { displayP3Channels } from '../../p3.ts';
import { assertDistinct, fixedTargets, heading, type Token, type TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { isReserved } from './names.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const swiftName = ({ path }: Token): string => {
  const name = path.map((word, i) => (i ? capital(word) : word)).join('');
  return isReserved(name) ? `\`${name}\`` : name;
};

const plain = (value: number): string => String(Number(value.toFixed(6)));
/** A string literal; JSON escapes quotes and backslashes as Swift does, so nothing is interpolated. */
const literal = (text: string): string => JSON.stringify(text);

const colorOf = ({ color, alpha, wide }: Extract<TokenValue, { kind: 'color' }>): string => {
  const channels = wide ? displayP3Channels(wide) : [color.r, color.g, color.b].map((v) => v / 255);
  const [red, green, blue] = channels.map(plain);
  return `Color(.${wide ? 'displayP3' : 'sRGB'}, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${plain(alpha)})`;
};

const constant = ({ value, css }: Token): string => {
  switch (value.kind) {
    case 'color':
      return colorOf(value);
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

/** A value, or the constant of the token that it refers to. */
const expression = (token: Token, target: Token | undefined): string =>
  target ? `Tokens.${swiftName(target)}` : constant(token);

/**
 * A constant; a colour that has another value in the dark theme holds both. The two refer past constants that change
 * with the theme themselves. A value that changes and is not a colour gets a second constant.
 */
const member = (token: Token, night: Token | undefined, fixed: (token: Token) => Token | undefined): string => {
  const line = (name: string, text: string) => `    public static let ${name} = ${text}`;
  const name = swiftName(token);
  if (night === undefined) return line(name, expression(token, token.ref));
  const [day, dark] = [expression(token, fixed(token)), expression(night, fixed(night))];
  if (token.value.kind === 'color' && night.value.kind === 'color')
    return line(name, `Color(light: ${day}, dark: ${dark})`);
  return [line(name, day), line(swiftName({ ...night, path: [...night.path, 'dark'] }), dark)].join('\n');
};

/** A colour that follows the appearance of the system, on every platform of SwiftUI. */
const ADAPTIVE = `private extension Color {
    init(light: Color, dark: Color) {
        #if canImport(UIKit) && !os(watchOS)
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        #elseif canImport(AppKit)
        self.init(nsColor: NSColor(name: nil) {
            $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? NSColor(dark) : NSColor(light)
        })
        #else
        self = dark
        #endif
    }
}`;

export const swift = {
  id: 'swift',
  media_type: 'text/x-swift',
  extension: 'swift',
  description:
    'SwiftUI: a public enum of constants that refer to one another; colours follow the appearance of the system, in sRGB or Display P3; lengths in points, durations in seconds',
  write: (set) => {
    const night = new Map(set.dark.map((token) => [token.name, token]));
    const fixed = fixedTargets(set);
    const day = new Set(set.light.map(({ name }) => name));
    const only = set.dark.filter(({ name }) => !day.has(name));
    assertDistinct([...set.light, ...only].map(swiftName), 'in Swift');
    return [
      `// ${heading(set)}`,
      'import SwiftUI',
      '',
      'public enum Tokens {',
      ...[...set.light, ...only].map((token) =>
        member(token, day.has(token.name) ? night.get(token.name) : undefined, fixed),
      ),
      '}',
      ...(set.dark.length ? ['', ADAPTIVE] : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
