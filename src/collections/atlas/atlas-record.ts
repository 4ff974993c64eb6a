import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toHex } from '../../color/rgb.ts';
import { rgbToHsl } from '../../exact/hsl.ts';
import { unpack } from '../../exact/packed.ts';
import { seenColors } from '../vision.ts';
import { atlasColumns } from './atlas-columns.ts';
import { measure } from './atlas-measures.ts';
import { descriptorOf } from './descriptor.ts';
import { ART_MOVEMENTS } from './labels/art-movement.ts';
import { EMOTIONS } from './labels/emotion.ts';
import { MOODS } from './labels/mood.ts';
import { TAGS } from './labels/tags.ts';
import { USAGES } from './labels/usage.ts';
import { NAME_SOURCE, NAMES } from './name-list.ts';
import names from './names.json' with { type: 'json' };

const four = (v: number): number => Math.round(v * 1e4) / 1e4;

/** One colour of the atlas as it is listed: names, OKLCH, contrasts. */
export const atlasSummary = (id: number) => {
  const color = atlasColumns().colors[id]!;
  const measures = measure(color);
  const named = NAMES[names.name[id]!]!;
  return {
    id,
    hex: toHex(unpack(color)),
    rgb: unpack(color),
    name: named.name,
    name_source: NAME_SOURCE,
    name_distance: four(ciede2000(measures.lab, named.lab)),
    descriptor: descriptorOf(measures),
    hue: measures.hue ?? null,
    oklch: { l: measures.lightness, c: measures.chroma, h: measures.okHue },
    contrast_on_white: measures.onWhite,
    contrast_on_black: measures.onBlack,
  };
};

/** One colour of the atlas with everything that is known of it. */
export const atlasRecord = (id: number) => {
  const columns = atlasColumns();
  const color = columns.colors[id]!;
  const { h, s, l } = rgbToHsl(unpack(color));
  const [labL, labA, labB] = [0, 1, 2].map((k) => four(columns.lab[3 * id + k]!)) as [number, number, number];
  const emotion = EMOTIONS[columns.emotion[id]!]!;
  return {
    ...atlasSummary(id),
    hsl: { h: four(h), s: four(s), l: four(l) },
    lab: { l: labL, a: labA, b: labB },
    emotion: emotion.id,
    emotion_alias: emotion.alias,
    art_movement: ART_MOVEMENTS[columns.artMovement[id]!]!.id,
    mood: [],
    ai_mood: MOODS[columns.mood[id]!]!.id,
    ai_design_usage: USAGES[columns.usage[id]!]!.id,
    design_tag: TAGS.filter((_, bit) => ((columns.tags[id]! >>> bit) & 1) === 1).map((tag) => tag.id),
    vision: seenColors(unpack(color)),
  };
};
