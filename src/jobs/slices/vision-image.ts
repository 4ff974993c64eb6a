import { simulateImage } from '../../accessibility/vision/image.ts';
import type { ModelId } from '../../accessibility/vision/models/index.ts';

export interface VisionView {
  readonly condition: string;
  readonly model: ModelId;
  readonly severity: number;
}

/** One image as seen with one condition. */
export const visionImage = (image: string, { condition, model, severity }: VisionView, maxPixels: number) => {
  const { image: seen, dominant } = simulateImage(image, model, severity, maxPixels);
  return {
    condition,
    model,
    severity,
    width: seen.width,
    height: seen.height,
    png: seen.base64,
    dominant: dominant.map(({ before, after, weight }) => ({ before: before.hex, after: after.hex, weight })),
  };
};
