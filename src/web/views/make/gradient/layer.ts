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

export interface Layer extends LayerSettings {
  /** As CSS writes them. */
  readonly colors: readonly string[];
}

export const NEW_LAYER: LayerSettings = { type: 'radial', angle: 90, opacity: 60, blend: 'soft-light' };

const within = (text: string | undefined, most: number, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= 0 && value <= most ? value : otherwise;
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

const OPENING = {
  linear: (angle: number) => `${angle}deg in oklab`,
  radial: () => 'circle at 50% 50% in oklab',
  conic: (angle: number) => `from ${angle}deg at 50% 50% in oklab`,
} as const;

/** A colour at an opacity in percent; what it had of its own is multiplied. */
const faded = (color: string, opacity: number): string =>
  opacity === 100 ? color : `color-mix(in srgb, ${color} ${opacity}%, transparent)`;

/** The image of a layer; one that goes round a circle comes back to its first colour. */
export const layerImage = ({ type, angle, opacity, colors }: Layer): string => {
  const all = type === 'conic' ? [...colors, colors[0]!] : colors;
  return `${type}-gradient(${OPENING[type](angle)}, ${all.map((color) => faded(color, opacity)).join(', ')})`;
};

/** The backgrounds of CSS, the uppermost first, over the image at the bottom. */
export const layeredBackground = (layers: readonly Layer[], bottom: string) => ({
  images: [...layers.map(layerImage), bottom],
  blends: [...layers.map(({ blend }) => blend), 'normal'],
});
