import { GRADIENT_TYPES, type GradientType } from '../../../../design/gradient/formats/gradient-data.ts';

/** How a layer is mixed with what lies under it: values of `background-blend-mode`. */
export const BLENDS = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'soft-light',
  'hard-light',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;
export type Blend = (typeof BLENDS)[number];

/** What a layer is beside its colours. */
export interface LayerSettings {
  readonly type: GradientType;
  /** Degrees, 0 to 360; a radial gradient has none. */
  readonly angle: number;
  /** Percent. */
  readonly opacity: number;
  readonly blend: Blend;
}

export const NEW_LAYER: LayerSettings = { type: 'radial', angle: 90, opacity: 60, blend: 'soft-light' };

const within = (text: string | undefined, most: number, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= 0 && value <= most ? value : otherwise;
};

/** How settings are written in a link. */
export const SETTINGS_FORM = 'shape~angle~opacity~blend mode, as in radial~90~60~soft-light';

/** Parts of the settings of a link that cannot be read. */
export const unreadSettings = (text: string): readonly string[] => {
  const read = writeSettings(readSettings(text)).split('~');
  return text.split('~').filter((part, i) => part !== '' && part !== read[i] && Number(part) !== Number(read[i]));
};

/** Reads the settings of a link: `radial~90~60~soft-light`; what is missing or unknown is as in a new layer. */
export const readSettings = (text: string): LayerSettings => {
  const [type, angle, opacity, blend] = text.split('~');
  return {
    type: GRADIENT_TYPES.find((one) => one === type) ?? NEW_LAYER.type,
    angle: within(angle, 360, NEW_LAYER.angle),
    opacity: within(opacity, 100, NEW_LAYER.opacity),
    blend: BLENDS.find((one) => one === blend) ?? NEW_LAYER.blend,
  };
};

export const writeSettings = ({ type, angle, opacity, blend }: LayerSettings): string =>
  [type, angle, opacity, blend].join('~');
