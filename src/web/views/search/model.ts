import { computed } from '@preact/signals';
import { toHex } from '../../../color/rgb.ts';
import { INTENT_IDS, type IntentId, type ScoreId } from '../../../personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../../../personalize/vocabulary/limits.ts';
import { PRESETS } from '../../../personalize/vocabulary/presets.ts';
import { noteReadingOf } from '../../parts/note-reading.ts';
import type { NoteWords } from '../../parts/note-words.ts';
import { asyncComputed } from '../../state/async-computed.ts';
import { createColorList } from '../../state/color-list.ts';
import { inWorker } from '../../state/in-worker.ts';
import { Inputs } from '../../state/inputs.ts';
import { seedOf } from '../../state/seed.ts';
import { createStyleList } from '../../state/style-list.ts';

const KEEP = 12;
const MOST_NAMED = 4;
const FIRST_SEED = '7';

export const inputs = new Inputs({
  /** Ids of styles, separated by commas. */
  styles: { kind: 'text', start: 'coastal' },
  intent: { kind: 'text', start: DEFAULTS.intent, choices: INTENT_IDS },
  colors: { kind: 'colors', start: '#1f4e79\n#e07a5f' },
  note: { kind: 'text', start: 'a quiet winter sea at dusk' },
  diversity: { kind: 'text', start: String(DEFAULTS.diversity), range: [0, 100] },
  accessibility: { kind: 'text', start: String(DEFAULTS.accessibility), range: [0, 100] },
  seed: { kind: 'text', start: FIRST_SEED },
  /** A palette of one's own, to be scored beside those that are found. */
  mine: { kind: 'colors', start: '' },
});

export const taste = createColorList(inputs, 'colors', LIMITS.colors_max);
export const userPalette = createColorList(inputs, 'mine', LIMITS.score_palette[1]);

export const styleList = createStyleList(inputs, 'styles');
const styles = styleList.chosen;

export const takePreset = (id: string): void => {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) return;
  inputs.chooseAll([
    ['styles', preset.styles.join(',')],
    ['intent', preset.intent],
    ['colors', preset.colors.join('\n')],
    ['note', preset.note],
    ['diversity', String(preset.diversity)],
    ['accessibility', String(preset.accessibility)],
    ['seed', String(preset.seed)],
  ]);
};

/** The brief as the service takes it; what is empty is left out. */
export const brief = computed(() => {
  const note = inputs.get('note').trimEnd().slice(0, LIMITS.note_max_chars);
  const colors = taste.colors.value.map(({ color }) => toHex(color));
  return {
    ...(colors.length ? { colors } : {}),
    ...(styles.value.length ? { styles: styles.value } : {}),
    intent: inputs.get('intent') as IntentId,
    ...(note === '' ? {} : { note }),
    diversity: Number(inputs.get('diversity')),
    accessibility: Number(inputs.get('accessibility')),
    keep: KEEP,
    seed: seedOf(inputs.get('seed')),
  };
});

/** What of a link the brief leaves out, each in a sentence. */
export const briefFaults = computed((): readonly string[] => {
  const unknown = inputs
    .get('styles')
    .split(',')
    .filter((id) => id !== '' && !styles.value.some((one) => one === id));
  const { length } = inputs.get('note').trimEnd();
  return [
    ...unknown.slice(0, MOST_NAMED).map((id) => `There is no style “${id.slice(0, 40)}”: it is ignored.`),
    ...(length > LIMITS.note_max_chars
      ? [
          `Of the ${length.toLocaleString('en')} characters of the description, the first ${LIMITS.note_max_chars.toLocaleString('en')} are read.`,
        ]
      : []),
  ];
});

export const scoreInput = computed(() => ({
  palette: userPalette.colors.value.map(({ color }) => toHex(color)),
  intent: inputs.get('intent') as IntentId,
  ...(styles.value.length ? { styles: styles.value } : {}),
  accessibility: Number(inputs.get('accessibility')),
}));

type Breakdown = Readonly<Record<ScoreId, Readonly<Record<string, number | string | null>>>>;

export interface Scored {
  readonly total: number;
  readonly scores: Readonly<Record<ScoreId, number>>;
  readonly breakdown: Breakdown;
}

export interface FoundPalette extends Scored {
  readonly rank: number;
  readonly colors: readonly string[];
  readonly relationship: { readonly id: string };
  readonly best_pair: { readonly fg: string; readonly bg: string; readonly ratio: number };
  readonly separation: readonly {
    readonly view: string;
    readonly difference: number;
    readonly pair: readonly [string, string];
  }[];
}

export interface SearchAnswer {
  readonly seed: number;
  readonly brief: {
    readonly weights: Readonly<Record<ScoreId, number>>;
    readonly lock: readonly string[];
    readonly keep: number;
    readonly palette_size: number;
  } & NoteWords;
  readonly sweep: {
    readonly sampled: number;
    readonly survivors: number;
    readonly refined: number;
    readonly kept: number;
    /** The best total that was not kept; null where none was left. */
    readonly cut: { readonly next_score: number | null };
    readonly median_before_refinement: number;
  };
  readonly palettes: readonly FoundPalette[];
}

/** What the service fills in. */
const { depth, palette_size, cvd_safe, unique } = DEFAULTS;
export const settings = computed(() => ({ depth, palette_size, cvd_safe, unique, ...brief.value }));

/** A search takes a tenth of a second or more: it waits until no more is typed or dragged. */
const PAUSE_MS = 150;

export const searched = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('palettes', wanted);
}, PAUSE_MS);
export const searchResult = computed((): SearchAnswer | undefined => searched.value.value);

export const noteWords = noteReadingOf(settings);

const scored = asyncComputed(() => {
  const wanted = scoreInput.value;
  return wanted.palette.length < LIMITS.score_palette[0] ? undefined : () => inWorker('score', wanted);
}, PAUSE_MS);
/** The score of one's own palette. */
export const mine = computed((): Scored | undefined => scored.value.value?.score);
