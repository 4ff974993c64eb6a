import type { SentImage } from '../image/sent.ts';
import { drawOn, type ImageSettings } from './canvas/surface.ts';
import type { Draw } from './drawing.ts';
import { drawingOf, type ResponseImageId } from './pictures.ts';

/**
 * Draws the image of a response: the bytes of a PNG, or of an SVG in UTF-8. The response must come from the image's own
 * endpoint. `source` is the image that it is drawn on, where it is.
 */
export const drawResponseImage = async (
  id: ResponseImageId,
  answer: object,
  settings: ImageSettings,
  source?: SentImage,
): Promise<Uint8Array> => {
  const draw = await drawingOf(id);
  // The endpoint's output schema has checked the answer; the table pairs it with its drawing.
  return drawOn(draw as Draw<object>, source === undefined ? answer : { ...answer, source }, settings);
};
