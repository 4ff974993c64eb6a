import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { keywordOf } from '../../color/named-colors.ts';
import { toHex } from '../../color/rgb.ts';
import { rgbToHsl, shownHue } from '../../exact/hsl.ts';
import { recordOklch } from '../../exact/oklch.ts';
import { unpackColor } from '../../exact/packed.ts';
import { round4 } from '../../exact/round.ts';
import { seenColors } from '../vision.ts';
import type { AtlasRow } from './atlas-columns.ts';
import { measure } from './atlas-measures.ts';
import { descriptorOf } from './descriptor.ts';
import { ART_MOVEMENTS } from './labels/art-movement.ts';
import { EMOTIONS } from './labels/emotion.ts';
import { MOODS } from './labels/mood.ts';
import { TAGS } from './labels/tags.ts';
import { USAGES } from './labels/usage.ts';
import { NAME_SOURCE, NAMES } from './name-list.ts';
import names from './names.json' with { type: 'json' };

/** One colour of the atlas as it is listed: names, OKLCH, contrasts. */
export const atlasSummary = (id: number, { color }: AtlasRow) => {
  const measures = measure(color);
  const named = NAMES[names.name[id]!]!;
  return {
    id,
    hex: toHex(unpackColor(color)),
    rgb: unpackColor(color),
    keyword: keywordOf(unpackColor(color)),
    name: named.name,
    name_source: NAME_SOURCE,
    name_distance: round4(ciede2000(measures.lab, named.lab)),
    descriptor: descriptorOf(measures),
    hue: shownHue(unpackColor(color)),
    oklch: { l: measures.lightness, c: measures.chroma, h: recordOklch(color).h },
    contrast_on_white: measures.onWhite,
    contrast_on_black: measures.onBlack,
  };
};

/** One colour of the atlas with everything that is known of it. */
export const atlasRecord = (id: number, row: AtlasRow) => {
  const color = unpackColor(row.color);
  const { s, l } = rgbToHsl(color);
  const emotion = EMOTIONS[row.emotion]!;
  return {
    ...atlasSummary(id, row),
    hsl: { h: shownHue(color), s: round4(100 * s), l: round4(100 * l) },
    lab_d65: { l: round4(row.labL), a: round4(row.labA), b: round4(row.labB) },
    emotion: emotion.id,
    emotion_alias: emotion.alias,
    art_movement: ART_MOVEMENTS[row.artMovement]!.id,
    mood: [],
    ai_mood: MOODS[row.mood]!.id,
    ai_design_usage: USAGES[row.usage]!.id,
    design_tag: TAGS.filter((_, bit) => ((row.tags >>> bit) & 1) === 1).map((tag) => tag.id),
    vision: seenColors(color),
  };
};
