import { type Rgb, rgb } from '../../src/color/rgb.ts';
import sets from '../reference/chart-palettes.json' with { type: 'json' };

/** Chart palettes as they are published, half of them kept back while the repair was fitted. */
export const { fitted: FITTED, kept_back: KEPT_BACK } = sets;

export const colorsOf = (text: string): Rgb[] => text.split(' ').map((hex) => rgb(`#${hex}`));
