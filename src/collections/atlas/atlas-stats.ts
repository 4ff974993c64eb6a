import { WCAG } from '../../color/luminance.ts';
import type { MeasuredColumns } from '../in-memory/measured.ts';
import { counted, type Tally, tallyBits, tallyColumn } from '../in-memory/tally.ts';
import type { AtlasField } from './atlas-columns.ts';
import { ATLAS_SIZE } from './derive-atlas.ts';
import { ART_MOVEMENT_IDS, MOOD_IDS, TAG_IDS, USAGE_IDS } from './label-ids.ts';
import { EMOTIONS } from './labels/emotion.ts';

const atLeast = (column: Float64Array, ratio: number) => counted(column.filter((v) => v >= ratio).length, ATLAS_SIZE);

/** Bins of a column, [from, to); the last one closed. */
const histogram = (column: Float64Array, bins: number, width: number) =>
  Array.from({ length: bins }, (_, bin) => {
    const inBin = column.filter((v) => Math.min(bins - 1, Math.floor(v / width)) === bin).length;
    const edge = (k: number) => Math.round(k * width * 100) / 100;
    return { from: edge(bin), to: edge(bin + 1), ...counted(inBin, ATLAS_SIZE) };
  });

/** Counted facts about the whole atlas: the colours in each bin and under each label. */
export const atlasStats = (columns: MeasuredColumns<AtlasField>) => {
  const { hue, lightness, onWhite, onBlack, emotion, artMovement, mood, usage, tags } = columns;
  const emotions: (Tally & { alias: string })[] = tallyColumn(
    emotion,
    EMOTIONS.map(({ id }) => id),
  ).map((row, i) => ({ ...row, alias: EMOTIONS[i]!.alias }));
  return {
    total: ATLAS_SIZE,
    readable_as_text: {
      on_white_aa: atLeast(onWhite, WCAG.aa),
      on_white_aaa: atLeast(onWhite, WCAG.aaa),
      on_black_aa: atLeast(onBlack, WCAG.aa),
      on_black_aaa: atLeast(onBlack, WCAG.aaa),
    },
    hue_distribution: [
      ...histogram(hue, 12, 30),
      { from: null, to: null, ...counted(hue.filter(Number.isNaN).length, ATLAS_SIZE) },
    ],
    lightness_distribution: histogram(lightness, 10, 0.1),
    labels: {
      emotion: emotions,
      art_movement: tallyColumn(artMovement, ART_MOVEMENT_IDS),
      ai_mood: tallyColumn(mood, MOOD_IDS),
      ai_design_usage: tallyColumn(usage, USAGE_IDS),
      design_tag: tallyBits(tags, TAG_IDS),
    },
  };
};
