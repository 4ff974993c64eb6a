import { nearMatches } from '../../errors/suggest.ts';
import { NAMED_COLORS } from '../named-colors.ts';
import { CONTEXT_FUNCTION, SYSTEM } from './context.ts';
import { type ChannelNotation, DEGREES, NOTATIONS, PREDEFINED } from './notations.ts';
import type { Piece } from './tokens.ts';

/** The place at which a text stops being a colour. */
export interface Place {
  /** In UTF-16 units from its beginning. */
  readonly at: number;
  /** The text at that offset, empty at the end. */
  readonly found: string;
  readonly expected: readonly string[];
}

/** Functions of mathematics, each of which may stand for a number. */
const MATH = new Set(
  'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign'.split(' '),
);
export const FUNCTIONS: readonly string[] = [...NOTATIONS.keys(), 'color', 'color-mix', 'light-dark', 'alpha'];
/** Spaces that color-mix() mixes in, and those of them in which a hue may go one of four ways. */
const POLAR = ['hsl', 'hwb', 'lch', 'oklch'];
const MIXED_IN = [...PREDEFINED.keys(), 'lab', 'oklab', ...POLAR];
const WAYS = ['shorter', 'longer', 'increasing', 'decreasing'];
const A_COLOR = 'a colour';
/** A shorter word resembles too many names to be meant for one of them. */
const LEAST_COMPARED = 3;

const isColorName = (name: string): boolean =>
  NAMED_COLORS.has(name) || SYSTEM.has(name) || name === 'transparent' || name === 'currentcolor';

/** Thrown and caught below: one way out of any depth. */
class Found extends Error {
  readonly place: Place;
  constructor(place: Place) {
    super();
    this.place = place;
  }
}

/**
 * Walks through a text as the grammar of colours has it, to the first piece that does not belong; undefined where there is
 * none, which leaves what is inside of functions of mathematics, and colours that the text alone does not say.
 */
export const placeIn = (pieces: readonly Piece[], length: number): Place | undefined => {
  const rest = pieces.filter(({ kind }) => kind !== 'blank');
  let next = 0;

  const fail = (...expected: readonly string[]): never => {
    const piece = rest[next];
    throw new Found({ at: piece?.at ?? length, found: piece?.text ?? '', expected });
  };
  const isSign = (sign: string): boolean => rest[next]?.text === sign;
  const take = (sign: string, ...others: readonly string[]): void => {
    if (!isSign(sign)) fail(sign, ...others);
    next += 1;
  };
  const takeName = (names: readonly string[]): string => {
    const piece = rest[next];
    if (piece?.kind !== 'word' || !names.includes(piece.name)) return fail(...names);
    next += 1;
    return piece.name;
  };

  /** Past the end of a function that has just been opened. */
  const skipFunction = (): void => {
    for (let open = 1; open > 0; next += 1) {
      const piece = rest[next];
      if (!piece) fail(')');
      if (piece!.kind === 'function' || piece!.text === '(') open += 1;
      else if (piece!.text === ')') open -= 1;
    }
  };

  const takeValue = (units: readonly string[], words: readonly string[], expected: readonly string[]): void => {
    const piece = rest[next];
    if (piece?.kind === 'function' && (MATH.has(piece.name) || CONTEXT_FUNCTION.test(piece.name))) {
      next += 1;
      skipFunction();
      return;
    }
    const fits =
      piece?.kind === 'number' ? units.includes(piece.name) : piece?.kind === 'word' && words.includes(piece.name);
    if (!fits) fail(...expected);
    next += 1;
  };

  const takeNumber = (words: readonly string[]): void =>
    takeValue(['', '%'], words, ['a number', 'a percentage', ...words]);
  const takeChannel = ({ isHue }: ChannelNotation, words: readonly string[]): void =>
    isHue ? takeValue([...DEGREES.keys()], words, ['an angle', ...words]) : takeNumber(words);

  /** The rest of the form with commas: percentages, or numbers if rgb() has a number first. */
  const takeWithCommas = (first: Piece | undefined, channels: readonly ChannelNotation[]): void => {
    const isNumber = channels[0]!.name === 'r' && first?.name === '';
    for (const _ of channels.slice(1)) {
      take(',');
      takeValue(isNumber ? [''] : ['%'], [], [isNumber ? 'a number' : 'a percentage']);
    }
    if (isSign(',')) {
      next += 1;
      takeNumber([]);
      take(')');
    } else take(')', ',');
  };

  const takeChannels = (channels: readonly ChannelNotation[], isRelative: boolean, isLegacy: boolean): void => {
    const names = isRelative ? [...channels.map(({ name }) => name), 'alpha'] : [];
    const words = [...names, 'none'];
    const first = rest[next];
    takeChannel(channels[0]!, words);
    if (isLegacy && !isRelative && isSign(',')) {
      takeWithCommas(first, channels);
      return;
    }
    for (const channel of channels.slice(1)) takeChannel(channel, words);
    if (isSign('/')) {
      next += 1;
      takeNumber(words);
      take(')');
    } else take(')', '/');
  };

  const takeOrigin = (): boolean => {
    if (rest[next]?.kind !== 'word' || rest[next]?.name !== 'from') return false;
    next += 1;
    takeColor();
    return true;
  };

  const takePart = (): void => {
    const isPercentage = (): boolean => rest[next]?.kind === 'number' && rest[next]?.name === '%';
    const skipPercentage = (): boolean => {
      const piece = rest[next];
      if (!isPercentage() && !(piece?.kind === 'function' && MATH.has(piece.name))) return false;
      const share = Number.parseFloat(piece!.text);
      if (share < 0 || share > 100) fail('a percentage from 0% to 100%');
      takeValue(['%'], [], ['a percentage']);
      return true;
    };
    const before = skipPercentage();
    takeColor();
    if (!before) skipPercentage();
  };

  const takeMix = (): void => {
    if (rest[next]?.name === 'in') {
      next += 1;
      const space = takeName(MIXED_IN);
      if (POLAR.includes(space) && !isSign(',')) {
        takeName(WAYS);
        takeName(['hue']);
      }
      take(',');
    }
    takePart();
    while (isSign(',')) {
      next += 1;
      takePart();
    }
    take(')', ',');
  };

  const takePredefined = (): void => {
    const isRelative = takeOrigin();
    if (rest[next]?.name.startsWith('--')) skipFunction();
    else takeChannels(PREDEFINED.get(takeName([...PREDEFINED.keys()]))!.channels, isRelative, false);
  };

  const takeAlpha = (): void => {
    if (!takeOrigin()) fail('from');
    take('/');
    takeNumber(['alpha', 'none']);
    take(')');
  };

  const takePair = (): void => {
    takeColor();
    take(',');
    takeColor();
    take(')');
  };

  const takeFunction = (name: string): void => {
    next += 1;
    const notation = NOTATIONS.get(name);
    if (notation) takeChannels(notation.channels, takeOrigin(), notation.legacy ?? false);
    else if (CONTEXT_FUNCTION.test(name)) skipFunction();
    else if (name === 'color') takePredefined();
    else if (name === 'color-mix') takeMix();
    else if (name === 'alpha') takeAlpha();
    else takePair();
  };

  const takeColor = (): void => {
    const piece = rest[next];
    if (piece?.kind === 'function') {
      if (!FUNCTIONS.includes(piece.name) && !CONTEXT_FUNCTION.test(piece.name))
        fail(...FUNCTIONS.map((name) => `${name}()`));
      takeFunction(piece.name);
      return;
    }
    if (piece?.kind === 'hash' && !/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(piece.name))
      fail('# with 3, 4, 6 or 8 hexadecimal digits');
    else if (piece?.kind === 'word' && !isColorName(piece.name)) {
      const near = piece.name.length < LEAST_COMPARED ? [] : nearMatches(piece.name, [...NAMED_COLORS.keys()]);
      fail(...(near.length > 0 ? near : [A_COLOR]));
    } else if (piece?.kind !== 'hash' && piece?.kind !== 'word') fail(A_COLOR);
    next += 1;
  };

  try {
    takeColor();
    if (next < rest.length) fail('the end of the text');
    return undefined;
  } catch (found) {
    if (found instanceof Found) return found.place;
    throw found;
  }
};

/** The first function of mathematics in a text, which is to blame where all around it is right. */
export const mathIn = (pieces: readonly Piece[]): Place | undefined => {
  const piece = pieces.find(({ kind, name }) => kind === 'function' && MATH.has(name));
  return piece && { at: piece.at, found: piece.text, expected: ['a number', 'a percentage', 'an angle'] };
};
