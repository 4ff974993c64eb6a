import { computed, signal } from '@preact/signals';
import { MODEL_IDS } from '../../../accessibility/vision/models/index.ts';
import { paintHueMap } from '../../paint/hue-map.ts';
import type { Painting } from '../../parts/painted.tsx';
import { asyncComputed } from '../../state/async-computed.ts';
import { inWorker } from '../../state/in-worker.ts';
import { type BroughtPicture, lastBegun, paintedPicture, readPicture, SUPERSEDED } from '../../state/picture.ts';
import { modelSights, sight } from './model.ts';

/** Longer sides of what is shown, in pixels. */
const [PREVIEW, THUMBNAIL] = [1000, 180];

export const picture = signal<BroughtPicture | undefined>(undefined);
export const pictureFailure = signal<string | undefined>(undefined);

const begin = lastBegun();

export const takeImage = async (file: File): Promise<string> => {
  const isLast = begin();
  try {
    const read = await readPicture(file, file.name);
    if (!isLast()) return SUPERSEDED;
    picture.value = read;
    pictureFailure.value = undefined;
    return `${file.name || 'The image'} is shown; it stays in this page.`;
  } catch (error) {
    if (!isLast()) return SUPERSEDED;
    pictureFailure.value = (error as Error).message;
    return pictureFailure.value;
  }
};

const EXAMPLE_HEIGHT = 96;
/** A sample for users without an image at hand: all hues at all lightnesses. */
export const takeExample = (): void => {
  begin();
  const { pixels, width } = paintHueMap(1, EXAMPLE_HEIGHT);
  picture.value = paintedPicture('All hues', pixels, width, EXAMPLE_HEIGHT);
  pictureFailure.value = undefined;
};

export const normal = computed((): Painting | undefined => picture.value?.pixels(PREVIEW));

export const seen = asyncComputed((): (() => Promise<Painting>) | undefined => {
  const [shown, { model, severity }] = [normal.value, sight.value];
  return shown && (async () => ({ ...shown, pixels: await inWorker('seen', shown.pixels, model, severity) }));
}, 0);

const small = computed((): Painting | undefined => picture.value?.pixels(THUMBNAIL));

export const thumbnails = asyncComputed(() => {
  const [shown, sights] = [small.value, modelSights.value];
  if (!shown) return undefined;
  return async () =>
    new Map(
      await Promise.all(
        MODEL_IDS.map(async (id, at) => {
          const pixels = await inWorker('seen', shown.pixels, id, sights[at]!.severity);
          return [id, { ...shown, pixels } satisfies Painting] as const;
        }),
      ),
    );
}, 100);

/** The image in its own size as it is seen, as a PNG. */
export const seenPng = async (): Promise<Blob> => {
  const { pixels, width, height } = picture.value!.pixels(Number.POSITIVE_INFINITY);
  const changed = await inWorker('seen', pixels, sight.value.model, sight.value.severity);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(changed, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
};
