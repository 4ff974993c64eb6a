import { toHex } from '../../color/rgb.ts';
import type { Theme } from './fill.ts';
import { TOKEN_PARTS, type TokenPart } from './parts.ts';
import type { TokenRecord } from './records.ts';
import type { Roles } from './roles.ts';
import { type NamedValue, rem } from './scales.ts';

/** What the values of a kind depend on. */
interface Themed {
  readonly theme: Theme;
  readonly roles: Roles;
}

/** A kind of token beside colours, spaces, radii and type sizes. */
interface Kind {
  readonly part: TokenPart;
  readonly description: string;
  /** Values of the light theme, and of the dark one where `isThemed`. */
  readonly values: (themed: Themed) => readonly NamedValue[];
  readonly isThemed?: true;
}

const named = (prefix: string, values: Readonly<Record<string, string>>): (() => readonly NamedValue[]) => {
  const list = Object.entries(values).map(([name, value]): NamedValue => [`${prefix}-${name}`, value]);
  return () => list;
};
const numbers = (prefix: string, list: readonly number[], text: (n: number) => string) =>
  named(prefix, Object.fromEntries(list.map((n) => [String(n), text(n)])));

/** A layer of a shadow: y offset, blur and spread in px, opacity of the black in the light theme. */
type Layer = readonly [y: number, blur: number, spread: number, alpha: number];
const SHADOWS: readonly (readonly [name: string, layers: readonly Layer[]])[] = [
  ['xs', [[1, 2, 0, 0.05]]],
  [
    'sm',
    [
      [1, 3, 0, 0.1],
      [1, 2, -1, 0.1],
    ],
  ],
  [
    'md',
    [
      [4, 6, -1, 0.1],
      [2, 4, -2, 0.1],
    ],
  ],
  [
    'lg',
    [
      [10, 15, -3, 0.1],
      [4, 6, -4, 0.1],
    ],
  ],
  [
    'xl',
    [
      [20, 25, -5, 0.1],
      [8, 10, -6, 0.1],
    ],
  ],
  ['2xl', [[25, 50, -12, 0.25]]],
];
/** Shadows on dark pages must be stronger to be seen. */
const DARKER = 2.5;

const px = (n: number): string => (n === 0 ? '0px' : `${n}px`);
const shadowText = (layers: readonly Layer[], factor: number): string =>
  layers
    .map(([y, blur, spread, alpha]) => {
      const opacity = Math.round(255 * Math.min(1, alpha * factor));
      return `0px ${px(y)} ${px(blur)} ${px(spread)} #000000${opacity.toString(16).padStart(2, '0')}`;
    })
    .join(', ');

const EASINGS = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  in: 'cubic-bezier(0.4, 0, 1, 1)',
  out: 'cubic-bezier(0, 0, 0.2, 1)',
  'in-out': 'cubic-bezier(0.4, 0, 0.2, 1)',
};

/** Styles of text: size as an exponent of the scale, weight, line height, letter spacing in em. */
const STYLES = {
  display: { step: 5, weight: 700, line: 1.2, spacing: -0.02 },
  heading: { step: 3, weight: 700, line: 1.2, spacing: -0.01 },
  title: { step: 1, weight: 500, line: 1.2, spacing: 0 },
  body: { step: 0, weight: 400, line: 1.5, spacing: 0 },
  label: { step: -1, weight: 500, line: 1.5, spacing: 0.01 },
  caption: { step: -2, weight: 400, line: 1.5, spacing: 0.02 },
} as const;
const sizeOf = (step: number): number => 16 * 1.2 ** step;
const SANS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const styled = (text: (style: (typeof STYLES)[keyof typeof STYLES]) => string) =>
  Object.fromEntries(Object.entries(STYLES).map(([name, style]) => [name, text(style)]));

const hex = (roles: Roles, role: keyof Roles): string => toHex(roles[role].color);

/** The kinds by name, which `include` takes beside the parts. */
export const KINDS = {
  shadow: {
    part: 'color',
    description: 'Shadows from xs to 2xl',
    values: ({ theme }) =>
      SHADOWS.map(
        ([name, layers]): NamedValue => [`shadow-${name}`, shadowText(layers, theme === 'dark' ? DARKER : 1)],
      ),
    isThemed: true,
  },
  border: {
    part: 'color',
    description: 'Borders: width, style and colour',
    values: ({ roles }) => [
      ['border-default', `1px solid ${hex(roles, 'border')}`],
      ['border-strong', `1px solid ${hex(roles, 'border-strong')}`],
      ['border-focus', `2px solid ${hex(roles, 'focus-ring')}`],
    ],
    isThemed: true,
  },
  gradient: {
    part: 'color',
    description: 'Gradients of the brand colours',
    values: ({ roles }) => [
      [
        'gradient-primary',
        `linear-gradient(135deg, ${hex(roles, 'primary')} 0%, ${hex(roles, 'primary-active')} 100%)`,
      ],
      [
        'gradient-brand',
        `linear-gradient(135deg, ${hex(roles, 'primary')} 0%, ${hex(roles, 'secondary')} 50%, ${hex(roles, 'accent')} 100%)`,
      ],
      ['gradient-subtle', `linear-gradient(180deg, ${hex(roles, 'primary-subtle')} 0%, ${hex(roles, 'surface')} 100%)`],
    ],
    isThemed: true,
  },
  opacity: {
    part: 'color',
    description: 'Opacities',
    values: numbers('opacity', [0, 5, 10, 20, 40, 60, 80, 100], (n) => String(n / 100)),
  },
  breakpoint: {
    part: 'space',
    description: 'Widths from which layouts change',
    values: named('breakpoint', { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' }),
  },
  'z-index': {
    part: 'space',
    description: 'Order of layers',
    values: numbers('z-index', [0, 10, 20, 30, 40, 50], String),
  },
  motion: {
    part: 'space',
    description: 'Durations, easings and transitions',
    values: () => [
      ...numbers('duration', [75, 100, 150, 200, 300, 500], (n) => `${n}ms`)(),
      ...named('easing', EASINGS)(),
      ...named('transition', {
        fast: `150ms ${EASINGS.out} 0ms`,
        base: `200ms ${EASINGS.standard} 0ms`,
        slow: `300ms ${EASINGS['in-out']} 0ms`,
      })(),
    ],
  },
  'border-width': {
    part: 'radius',
    description: 'Widths of borders',
    values: numbers('border-width', [1, 2, 4], (n) => `${n}px`),
  },
  'letter-spacing': {
    part: 'type',
    description: 'Letter spacing of each style of text',
    values: named(
      'letter-spacing',
      styled(({ step, spacing }) => rem(sizeOf(step) * spacing)),
    ),
  },
  typography: {
    part: 'type',
    description: 'Styles of text: weight, size, line height and family',
    values: named(
      'typography',
      styled(({ step, weight, line }) => `${weight} ${rem(sizeOf(step))}/${line} ${SANS}`),
    ),
  },
} as const satisfies Record<string, Kind>;
export type TokenKind = keyof typeof KINDS;
export const TOKEN_KINDS = Object.keys(KINDS) as TokenKind[];
/** What `include` takes. */
export const INCLUDES = [...TOKEN_PARTS, ...TOKEN_KINDS] as [TokenPart, ...(TokenPart | TokenKind)[]];
export type Include = (typeof INCLUDES)[number];

/** The tokens of the kinds of a part that are wanted: of the light theme in a group of their own, of the dark one in `dark`. */
export const kindTokens = (
  part: TokenPart,
  include: readonly Include[],
  rolesOf: (theme: Theme) => Roles,
  shown: readonly Theme[],
): TokenRecord[] =>
  TOKEN_KINDS.filter((kind) => KINDS[kind].part === part && (include.includes(part) || include.includes(kind))).flatMap(
    (kind) => {
      const { values, isThemed }: Kind = KINDS[kind];
      return shown
        .filter((theme) => theme === 'light' || isThemed)
        .flatMap((theme) =>
          values({
            theme,
            get roles() {
              return rolesOf(theme);
            },
          }).map(([name, value]) => ({ name: `--${name}`, value, group: theme === 'light' ? kind : 'dark' })),
        );
    },
  );
