import { parseHex, type Rgb } from '../../color/rgb.ts';
import { invalid, quote } from '../../errors/refusal.ts';
import { didYouMean } from '../../errors/suggest.ts';
import { vocabularyOf } from '../../errors/vocabulary.ts';
import { fitOklch } from '../../exact/fit.ts';
import { packChannels } from '../../exact/packed.ts';
import { withBriefColors } from '../note/contradictions.ts';
import { readNote } from '../note/read.ts';
import type { NoteReading } from '../note/reading.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import type { Terms } from '../vocabulary/intents.ts';
import { INTENTS, type IntentId, type Weights } from '../vocabulary/intents.ts';
import { BUILT_IN_SEEDS } from '../vocabulary/seeds.ts';
import { STYLE_IDS, type StyleId } from '../vocabulary/styles.ts';
import type { Taste } from './taste.ts';
import { type Window, windowsOf } from './window.ts';

/** What a caller states about a search; every field already has its default. */
export interface BriefInput {
  readonly colors?: readonly string[] | undefined;
  /** Colours that every palette must hold, byte for byte. */
  readonly lock?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly intent: IntentId;
  readonly note?: string | undefined;
  readonly palette_size: number;
  readonly diversity: number;
  readonly accessibility: number;
  readonly cvd_safe: boolean;
}

/** A brief resolved: everything the search needs, in numbers. */
export interface Brief extends Terms {
  readonly intent: IntentId;
  readonly styles: readonly StyleId[];
  readonly windows: readonly Window[];
  /** The colours the caller sent, those that are locked among them, packed, each once, in order of value. */
  readonly colors: readonly number[];
  /** The same in the order in which they were sent: the first is the brand's. */
  readonly sent: readonly number[];
  /** Colours that every palette holds. */
  readonly lock: readonly number[];
  /** Colours whose hues palettes start from: those of the caller, or the built-in ones. */
  readonly seeds: readonly number[];
  readonly taste: readonly Taste[];
  readonly note: NoteReading;
  /** What the note asks for, where it says anything of colour. */
  readonly plan: Plan | undefined;
  readonly size: number;
}

const pack = ({ r, g, b }: Rgb): number => packChannels(r, g, b);

/** Reads `#rrggbb`; refuses the first that is none. */
export const packedColors = (field: string, colors: readonly string[]): readonly number[] =>
  colors.map((color, i) => {
    const parsed = parseHex(color);
    if (parsed === undefined) throw invalid(`${field}.${i}`, `${quote(color)} is not a colour; write '#rrggbb'`);
    return pack(parsed);
  });

const distinct = (colors: readonly number[]): readonly number[] => [...new Set(colors)].sort((x, y) => x - y);

const BUILT_IN: readonly number[] = packedColors('built_in_seeds', BUILT_IN_SEEDS);

/** Known styles, each once, in the order of the vocabulary; an unknown one is refused. */
const resolveStyles = (styles: readonly string[]): readonly StyleId[] => {
  for (const [i, style] of styles.entries())
    if (!(STYLE_IDS as readonly string[]).includes(style))
      throw invalid(
        'styles',
        `${quote(style)} is not a style (position ${i}); accepted: ${STYLE_IDS.join(', ')}${didYouMean(style, STYLE_IDS)}`,
        vocabularyOf(style, STYLE_IDS),
      );
  return STYLE_IDS.filter((id) => styles.includes(id));
};

/** Weights of the intent under the two sliders, 0..100 each. */
const weightsOf = (intent: IntentId, diversity: number, accessibility: number): Weights => {
  const { weights } = INTENTS[intent];
  return {
    ...weights,
    diversity: weights.diversity * (0.4 + (diversity / 100) * 1.2),
    accessibility: weights.accessibility * (0.3 + accessibility / 80),
  };
};

const tasteOf = (colors: readonly number[]): readonly Taste[] =>
  colors.map((packed) => ({ packed, weight: 1, from: 'colors' }));

/** The colours that a note asks for, or the built-in ones. */
const seedsOf = (plan: Plan | undefined): readonly number[] =>
  plan && plan.wanted.length > 0 ? plan.wanted.map(({ l, c, h }) => fitOklch(l, c, h)) : BUILT_IN;

/** The note of a brief beside the colours that were sent, however many it locks. */
export const noteOf = ({ lock = [], colors = [], note = '' }: Pick<BriefInput, 'lock' | 'colors' | 'note'>) =>
  withBriefColors(readNote(note), { lock: packedColors('lock', lock), colors: packedColors('colors', colors) });

export const resolveBrief = (input: BriefInput): Brief => {
  const styles = resolveStyles(input.styles ?? []);
  const stated = packedColors('lock', input.lock ?? []);
  const given = packedColors('colors', input.colors ?? []);
  const note = noteOf(input);
  const room = input.palette_size;
  if (new Set(stated).size > room)
    throw invalid('lock', `${new Set(stated).size} colours are locked, a palette holds ${room}`);
  const locks = new Set([...stated, ...note.locks]);
  if (locks.size > room)
    throw invalid('note', `with those of the note ${locks.size} colours are locked, a palette holds ${room}`);
  const sent = [...new Set([...given, ...locks, ...note.given.map(({ packed }) => packed)])];
  const colors = distinct(sent);
  const plan = planOf(note, { lock: [...locks], sent, styles, intent: input.intent, size: room });
  return {
    intent: input.intent,
    styles,
    windows: windowsOf(input.intent, styles),
    colors,
    sent,
    lock: distinct(plan ? plan.fixed.filter(({ isLocked }) => isLocked).map(({ packed }) => packed) : [...locks]),
    seeds: colors.length > 0 ? colors : seedsOf(plan),
    taste: tasteOf(colors),
    note,
    plan,
    size: room,
    weights: weightsOf(input.intent, input.diversity, input.accessibility),
    cvdSafe: input.cvd_safe,
  };
};
