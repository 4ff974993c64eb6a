import { fixContrast } from '../../accessibility/contrast/fix.ts';
import { measuredRatio } from '../../color/measured.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import { type Rgb, rgb } from '../../color/rgb.ts';
import type { CheckedPair } from '../check.ts';
import { measure } from '../judge/contrast.ts';
import { isPage } from '../judge/roles.ts';
import { type NamedColor, type ThemeView, targetOf } from '../judge/view.ts';
import type { Definition, Span } from '../model.ts';
import { colorLike, objectLike } from './notation.ts';

/** A part of a file with another text. */
export interface Edit extends Span {
  readonly text: string;
}

/** A change that may give a pair its contrast. */
export interface Candidate {
  readonly edit: Edit;
  /** The same change of a definition that has to stay the same. */
  readonly copy: Edit | undefined;
  /** The token or property that is changed. */
  readonly name: string;
  /** How far its colour moves in Oklab, more where others would see it too. */
  readonly cost: number;
}

type Move = Omit<Candidate, 'copy'>;

/** The change of the copy of a definition that an edit changes, at the same place in it. */
const copyOf = (edit: Edit, { theme }: ThemeView): Edit | undefined => {
  for (const [{ span }, other] of theme.copies)
    if (span.file === edit.file && span.start <= edit.start && edit.end <= span.end) {
      const by = other.span.start - span.start;
      return { file: other.span.file, start: edit.start + by, end: edit.end + by, text: edit.text };
    }
  return undefined;
};

/** A background moves rather than text only where that is much nearer: more lies on it than this pair. */
const BACKGROUND_COST = 1.5;

const familyOf = ({ words }: Definition): string => words.slice(0, -1).join(' ');

/** The other colours of the palette that an alias takes its own from, if they have the contrast. */
const relatives = (
  side: NamedColor,
  other: Rgb,
  required: number,
  view: ThemeView,
): { text: string; distance: number }[] => {
  const target = targetOf(side, view);
  const from = target === undefined ? undefined : view.byName.get(target)?.definition;
  const own = side.resolved.color;
  if (!from || !own || familyOf(from) === '') return [];
  return view.all.flatMap(({ name, definition, resolved: { color } }) => {
    if (!color || color.alpha < 1 || !definition || definition === from || definition === side.definition) return [];
    if (familyOf(definition) !== familyOf(from) || measuredRatio(color.color, other) < required) return [];
    const distance = oklabDistance(toOklab(color.color), toOklab(own.color));
    return [{ text: side.value.replaceAll(target!, name), distance }];
  });
};

/** The same place with another colour, in the notation that it has. */
const rewritten = (
  literal: NonNullable<NamedColor['resolved']['literal']>,
  source: string,
  color: Rgb,
): string | undefined => {
  const old = source.slice(literal.span.start, literal.span.end);
  return literal.notation === 'dtcg' ? objectLike(old, color) : colorLike(old, color);
};

const ALPHA = /([,/]\s*)[\d.]+%?(?=\s*\)$)/;

/** A translucent text with the lowest alpha, in steps of 0.01, that gives it the contrast. */
const moreOpaque = ({ text, background, required, view, measured }: CheckedPair): Move[] => {
  const { color, literal, trail } = text.resolved;
  const below = background.resolved.color;
  if (!color || !below || !literal || trail.length > 0 || !measured || !ALPHA.test(literal.text)) return [];
  for (let percent = Math.floor(color.alpha * 100) + 1; percent <= 100; percent += 1) {
    const alpha = percent / 100;
    if (measure({ ...color, alpha }, below, view.canvas).exact < required) continue;
    const edit = { ...literal.span, text: literal.text.replace(ALPHA, (_, before: string) => `${before}${alpha}`) };
    return literal.notation === 'dtcg' ? [] : [{ name: text.name, cost: alpha - color.alpha, edit }];
  }
  return [];
};

/** Changes of one side; undefined where it cannot be rewritten, and empty where no colour of it has the contrast. */
const ofSide = (
  side: NamedColor,
  other: Rgb,
  { required, view }: CheckedPair,
  sources: readonly string[],
): Move[] | undefined => {
  const { color, literal, trail } = side.resolved;
  if (!color || color.alpha < 1 || !literal) return undefined;
  const { name } = side;
  const related = relatives(side, other, required, view);
  if (related.length > 0)
    return related.map(({ text, distance }) => ({ name, cost: distance, edit: { ...side.span, text } }));
  const isAlias = trail.length > 0;
  // An alias gets a colour of its own: what else takes the colour that it names stays as it is.
  if (isAlias && (side.notation === 'dtcg' || targetOf(side, view) === undefined)) return undefined;
  const { best, other: further } = fixContrast(color.color, other, required);
  return [best, further].flatMap((move) => {
    if (!move) return [];
    const { span } = isAlias ? side : literal;
    const text = isAlias
      ? colorLike(literal.notation === 'dtcg' ? '#' : literal.text, move.color)
      : rewritten(literal, sources[literal.span.file]!, move.color);
    return text === undefined ? [] : [{ name, cost: move.distance, edit: { ...span, text } }];
  });
};

/** Changes that may give a pair its contrast, the smallest first. */
export const candidatesFor = (pair: CheckedPair, sources: readonly string[]): Candidate[] => {
  const { measured, text, background, view } = pair;
  if (!measured) return [];
  const opaque = moreOpaque(pair);
  const ofText = ofSide(text, rgb(measured.background), pair, sources);
  // Where the text cannot be rewritten, the background is not what is wrong; and a page is for more than this text.
  const mayMoveBackground =
    (ofText !== undefined || opaque.length > 0) && !(background.definition && isPage(background.definition));
  const ofBackground = mayMoveBackground ? ofSide(background, rgb(measured.text), pair, sources) : undefined;
  return [
    ...opaque,
    ...(ofText ?? []),
    ...(ofBackground ?? []).map((one) => ({ ...one, cost: one.cost * BACKGROUND_COST })),
  ]
    .map((one) => ({ ...one, copy: copyOf(one.edit, view) }))
    .toSorted((a, b) => a.cost - b.cost);
};
