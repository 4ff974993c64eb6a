import { parseHex, type Rgb } from '../../color/rgb.ts';

/** A quantity of CSS in px or rem. */
export interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}
interface Time {
  readonly value: number;
  readonly unit: 'ms' | 's';
}
interface Shade {
  readonly color: Rgb;
  readonly alpha: number;
}

/** A value of several parts, as the Design Tokens Format Module knows it. */
export type Composite =
  | {
      readonly type: 'shadow';
      readonly layers: readonly (Shade & {
        readonly x: Length;
        readonly y: Length;
        readonly blur: Length;
        readonly spread: Length;
        readonly inset: boolean;
      })[];
    }
  | ({ readonly type: 'border'; readonly width: Length; readonly style: string } & Shade)
  | { readonly type: 'cubic-bezier'; readonly points: readonly number[] }
  | {
      readonly type: 'transition';
      readonly duration: Time;
      readonly delay: Time;
      readonly points: readonly number[];
    }
  | { readonly type: 'gradient'; readonly stops: readonly (Shade & { readonly position: number })[] }
  | {
      readonly type: 'typography';
      readonly weight: number;
      readonly size: Length;
      readonly line: number;
      readonly families: readonly string[];
    };

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const LENGTH = `${NUMBER}(?:px|rem)|0`;
const HEX = '#[0-9a-f]{6}(?:[0-9a-f]{2})?';
const BEZIER = String.raw`cubic-bezier\(\s*(${NUMBER})\s*,\s*(${NUMBER})\s*,\s*(${NUMBER})\s*,\s*(${NUMBER})\s*\)`;
const TIME = `${NUMBER}(?:ms|s)`;
const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const PATTERNS = {
  layer: whole(`(inset )?(${LENGTH}) (${LENGTH}) (${LENGTH}) (${LENGTH}) (${HEX})`),
  border: whole(`(${LENGTH}) (solid|dashed|dotted|double|groove|ridge|outset|inset) (${HEX})`),
  bezier: whole(BEZIER),
  transition: whole(`(${TIME}) ${BEZIER}(?: (${TIME}))?`),
  gradient: whole(String.raw`linear-gradient\(\s*${NUMBER}deg\s*((?:,\s*${HEX} ${NUMBER}%\s*)+)\)`),
  stop: new RegExp(`(${HEX}) (${NUMBER})%`, 'gi'),
  typography: whole(String.raw`(\d{1,4}) (${LENGTH})/(${NUMBER}) (.+)`),
};

const lengthOf = (text: string): Length => ({
  value: Number.parseFloat(text),
  unit: /rem$/i.test(text) ? 'rem' : 'px',
});
const timeOf = (text: string): Time => ({ value: Number.parseFloat(text), unit: /ms$/i.test(text) ? 'ms' : 's' });
const shadeOf = (text: string): Shade => ({
  color: parseHex(text.slice(0, 7))!,
  alpha: text.length > 7 ? Number((Number.parseInt(text.slice(7), 16) / 255).toFixed(4)) : 1,
});

const shadowOf = (text: string): Composite | undefined => {
  const layers = text.split(/,\s*(?![^(]*\))/).map((layer) => PATTERNS.layer.exec(layer.trim()));
  if (!layers.every((layer) => layer !== null)) return undefined;
  return {
    type: 'shadow',
    layers: layers.map(([, inset, x, y, blur, spread, color]) => ({
      ...shadeOf(color!),
      x: lengthOf(x!),
      y: lengthOf(y!),
      blur: lengthOf(blur!),
      spread: lengthOf(spread!),
      inset: inset !== undefined,
    })),
  };
};

const numbersOf = (points: readonly string[]): number[] => points.map(Number);

/**
 * A value of CSS of several parts: a shadow, border, easing, transition, gradient or style of text, by the first word of the
 * token's name or by its form; undefined for any other.
 */
export const compositeOf = (text: string, path: readonly string[]): Composite | undefined => {
  const bezier = PATTERNS.bezier.exec(text);
  if (bezier) return { type: 'cubic-bezier', points: numbersOf(bezier.slice(1)) };
  if (path.includes('shadow')) return shadowOf(text);
  const border = PATTERNS.border.exec(text);
  if (border)
    return { type: 'border', width: lengthOf(border[1]!), style: border[2]!.toLowerCase(), ...shadeOf(border[3]!) };
  const transition = PATTERNS.transition.exec(text);
  if (transition) {
    const [, duration, a, b, c, d, delay = '0ms'] = transition;
    return {
      type: 'transition',
      duration: timeOf(duration!),
      delay: timeOf(delay),
      points: numbersOf([a!, b!, c!, d!]),
    };
  }
  const gradient = PATTERNS.gradient.exec(text);
  if (gradient)
    return {
      type: 'gradient',
      stops: [...gradient[1]!.matchAll(PATTERNS.stop)].map(([, color, at]) => ({
        ...shadeOf(color!),
        position: Number(at) / 100,
      })),
    };
  const typography = path[0] === 'typography' ? PATTERNS.typography.exec(text) : null;
  if (!typography) return undefined;
  const [, weight, size, line, families] = typography;
  return {
    type: 'typography',
    weight: Number(weight),
    size: lengthOf(size!),
    line: Number(line),
    families: families!.split(',').map((family) => family.trim().replace(/^["']|["']$/g, '')),
  };
};
