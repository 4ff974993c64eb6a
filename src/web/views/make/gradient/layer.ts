import { toHexAlpha } from '../../../../color/rgb.ts';
import type { TranslucentRgb } from '../../../state/translucent.ts';
import type { LayerSettings } from './layer-settings.ts';

export interface Layer extends LayerSettings {
  readonly colors: readonly TranslucentRgb[];
}

const OPENING = {
  linear: (angle: number) => `${angle}deg`,
  radial: () => 'circle at 50% 50%',
  conic: (angle: number) => `from ${angle}deg at 50% 50%`,
} as const;

/** The image of a layer; one that goes round a circle comes back to its first colour. Opacity and alpha of a colour are multiplied. */
export const layerImage = ({ type, angle, opacity, colors }: Layer, space = ' in oklab'): string => {
  const all = type === 'conic' ? [...colors, colors[0]!] : colors;
  const stops = all.map((color) => toHexAlpha(color, ((color.alpha ?? 1) * opacity) / 100));
  return `${type}-gradient(${OPENING[type](angle)}${space}, ${stops.join(', ')})`;
};

/** The backgrounds of CSS, the uppermost first, over the images at the bottom: as they are, and for browsers that mix in sRGB alone. */
export const layeredBackground = (
  layers: readonly Layer[],
  bottom: { readonly image: string; readonly plain: string },
) => ({
  images: [...layers.map((layer) => layerImage(layer)), bottom.image],
  plain: [...layers.map((layer) => layerImage(layer, '')), bottom.plain],
  blends: [...layers.map(({ blend }) => blend), 'normal'],
});

/** The whole background as a file of CSS. */
export const backgroundCss = ({ images, plain, blends }: ReturnType<typeof layeredBackground>): string => {
  const line = (all: readonly string[]) => `  background:\n    ${all.join(',\n    ')};\n`;
  return `.gradient {\n${line(plain)}${line(images)}  background-blend-mode: ${blends.join(', ')};\n}\n`;
};
