import { createCanvas, type SKRSContext2D, SvgExportFlag } from '@napi-rs/canvas';
import type { Draw, ResponseImageType } from '../drawing.ts';
import { THEMES, type ThemeId } from '../theme.ts';
import { loadFonts } from './fonts.ts';
import { Pen } from './pen.ts';
import { tidySvg } from './svg.ts';

export interface ImageSettings {
  readonly type: ResponseImageType;
  /** In pixels. */
  readonly width: number;
  readonly theme: ThemeId;
}

/** Text is 11 pixels high at least, and a 46th of the width of a wide image. */
const emOf = (width: number): number => Math.max(11, width / 46);

/** Measures texts before the size of an image is known. */
let ruler: SKRSContext2D | undefined;

/** A response as the bytes of an image. */
export const drawOn = <Answer>(draw: Draw<Answer>, answer: Answer, settings: ImageSettings): Uint8Array => {
  loadFonts();
  const { type, width } = settings;
  const theme = THEMES[settings.theme];
  const vector = type === 'image/svg+xml';
  const page = { em: emOf(width), width, vector };
  ruler ??= createCanvas(1, 1).getContext('2d');
  const height = Math.ceil(draw(answer, new Pen(ruler, theme, page)).height);

  const canvas = vector ? createCanvas(width, height, SvgExportFlag.NoPrettyXML) : createCanvas(width, height);
  const pen = new Pen(canvas.getContext('2d'), theme, page);
  pen.rect(0, 0, width, height, theme.page);
  const { paint, title, description } = draw(answer, pen);
  paint();
  if ('getContent' in canvas) return Buffer.from(tidySvg(canvas.getContent().toString(), title, description));
  const bytes = canvas.encodeSync('png');
  // A canvas that is only dropped keeps its pixels in a busy thread: 1.9 MB per image.
  canvas.width = 1;
  canvas.height = 1;
  return bytes;
};
