import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import type { Draw, PictureType } from '../drawing.ts';
import { THEMES, type ThemeId } from '../theme.ts';
import { loadFonts } from './fonts.ts';
import { Pen } from './pen.ts';
import { tidySvg } from './svg.ts';

export interface PictureSettings {
  readonly type: PictureType;
  /** In pixels. */
  readonly width: number;
  readonly theme: ThemeId;
}

/** Text is 11 pixels high at least, and a 46th of the width of a wide picture. */
const emOf = (width: number): number => Math.max(11, width / 46);

/** An answer as the bytes of a picture. */
export const drawOn = <Answer>(draw: Draw<Answer>, answer: Answer, settings: PictureSettings): Uint8Array => {
  loadFonts();
  const { type, width } = settings;
  const theme = THEMES[settings.theme];
  const ruler = createCanvas(1, 1);
  const height = Math.ceil(draw(answer, new Pen(ruler.getContext('2d'), theme, emOf(width), width)).height);

  const svg = type === 'image/svg+xml';
  const canvas = svg ? createCanvas(width, height, SvgExportFlag.NoPrettyXML) : createCanvas(width, height);
  const pen = new Pen(canvas.getContext('2d'), theme, emOf(width), width);
  pen.rect(0, 0, width, height, theme.page);
  const { paint, title, description } = draw(answer, pen);
  paint();
  if ('getContent' in canvas) return Buffer.from(tidySvg(canvas.getContent().toString(), title, description));
  const bytes = canvas.encodeSync('png');
  // A canvas that is only dropped keeps its pixels in a busy thread: 1.9 MB a picture.
  canvas.width = 1;
  canvas.height = 1;
  return bytes;
};
