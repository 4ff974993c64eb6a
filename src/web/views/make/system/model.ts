import { computed } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { SECTIONS } from '../../../../personalize/system/sections.ts';
import type { personalSystem } from '../../../../personalize/system/system.ts';
import { INTENT_IDS, type IntentId } from '../../../../personalize/vocabulary/intents.ts';
import { LIMITS } from '../../../../personalize/vocabulary/limits.ts';
import { PRESETS } from '../../../../personalize/vocabulary/presets.ts';
import { noteReadingOf } from '../../../parts/note-reading.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { createColorList } from '../../../state/color-list.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { seedOf } from '../../../state/seed.ts';
import { createStyleList } from '../../../state/style-list.ts';
import { rolesIn } from '../roles.ts';
import { createShuffle } from '../shuffle.ts';
import { SYSTEM_START } from './start.ts';

export type System = ReturnType<typeof personalSystem>;

export const inputs = new Inputs({
  colors: { kind: 'colors', start: '#2f5d8c\n#e08a4b' },
  /** Whether every palette must hold these colours as they are. */
  lock: { kind: 'text', start: 'no', choices: ['no', 'yes'] },
  /** Ids of styles, separated by commas. */
  styles: { kind: 'text', start: SYSTEM_START.styles.join(',') },
  intent: { kind: 'text', start: SYSTEM_START.intent, choices: INTENT_IDS },
  note: { kind: 'text', start: '' },
  derived: { kind: 'text', start: String(SYSTEM_START.derived), range: LIMITS.derived },
  depth: { kind: 'text', start: String(SYSTEM_START.depth), range: LIMITS.depth },
  seed: { kind: 'text', start: String(SYSTEM_START.seed) },
});

export const taste = createColorList(inputs, 'colors', LIMITS.colors_max);
export const styleList = createStyleList(inputs, 'styles');

/** The brief as the service takes it; what is empty is left out. */
export const brief = computed(() => {
  const colors = taste.colors.value.map(({ color }) => toHex(color));
  const styles = styleList.chosen.value;
  const note = inputs.get('note').trimEnd().slice(0, LIMITS.note_max_chars);
  return {
    ...(colors.length ? { colors } : {}),
    ...(colors.length && inputs.get('lock') === 'yes' ? { lock: colors } : {}),
    ...(styles.length ? { styles } : {}),
    intent: inputs.get('intent') as IntentId,
    ...(note === '' ? {} : { note }),
    derived: Math.round(Number(inputs.get('derived'))),
    depth: Math.round(Number(inputs.get('depth'))),
    seed: seedOf(inputs.get('seed')),
  };
});

/** The same with what the service fills in. */
export const settings = computed(() => ({ ...brief.value, include: SECTIONS, keep: SYSTEM_START.keep }));

/** A search takes a tenth of a second or more: it waits until no more is typed or dragged. */
const PAUSE_MS = 120;

export const made = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('system', wanted);
}, PAUSE_MS);
export const noteWords = noteReadingOf(settings);
export const system = computed((): System | undefined => made.value.value);

/** Systems of other seeds. */
export const shuffle = createShuffle(inputs, 'seed', () =>
  made.stale.value ? [] : (system.value?.leader.colors ?? []),
);

export const themes = computed(() => system.value?.tokens && rolesIn(system.value.tokens.tokens));

export const takePreset = (id: string): void => {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) return;
  inputs.chooseAll([
    ['colors', preset.colors.join('\n')],
    ['styles', preset.styles.join(',')],
    ['intent', preset.intent],
    ['note', preset.note],
    ['seed', String(preset.seed)],
  ]);
};

/** Builds on another palette: its colours are asked for as they are. */
export const buildOn = (colors: readonly string[]): void =>
  inputs.chooseAll([
    ['colors', colors.join('\n')],
    ['lock', 'yes'],
  ]);
