import { z } from 'zod';
import { chooseConditions } from '../../accessibility/vision/choose.ts';
import { Refusal } from '../../errors/refusal.ts';
import { readBase64 } from '../../image/base64.ts';
import { MAX_PIXELS } from '../../image/picture.ts';
import { readHeader } from '../../image/png/header.ts';
import { fields } from '../../schemas/fields.ts';
import { ImageInput } from '../../schemas/image.ts';
import { Severity, Slugs } from '../../schemas/vision.ts';
import { defineJob } from '../definition.ts';
import { jobTasks } from '../tasks.ts';

/** Pixels of all images under all conditions: what the result is kept with. */
const MOST_PIXELS = 24_000_000;
const PIXELS_PER_CREDIT = 300_000;
/** Base64 digits that hold the header of a PNG, behind any prefix. */
const HEAD = 128;

/** Size of a PNG from its first bytes; refuses what is none. */
const pixelsOf = (image: string, field: string): number => {
  const start = image.trimStart();
  const comma = start.slice(0, 5).toLowerCase() === 'data:' ? start.indexOf(',') + 1 : 0;
  const digits = start.slice(comma, comma + 2 * HEAD).replace(/\s+/g, '');
  const { width, height } = readHeader(readBase64(start.slice(0, comma) + digits.slice(0, HEAD), field), field);
  return width * height;
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Runs a check, and reports its error as an issue of the schema. */
const asIssue = (context: z.RefinementCtx, path: (string | number)[], check: () => void): void => {
  try {
    check();
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const message = thrown.message.replace(/^[\w[\].]+: /, '');
    const { field: _, ...details } = thrown.details ?? {};
    context.addIssue({ code: 'custom', path, message, params: { details } });
  }
};

export const visionImages = defineJob({
  id: 'vision-images',
  summary: 'Images as seen with every colour-vision condition',
  description: `Up to 16 PNGs under some conditions, or under all that have a colour transform (\`GET /v1/vision/conditions?kind=color\`): one item for each image and condition, with the PNG in base64 and its dominant colours before and after. Images times conditions may come to ${MOST_PIXELS / 1e6} million pixels. 1 credit for ${PIXELS_PER_CREDIT / 1e3},000 of them; at least 50.`,
  credits: 50,
  example: {
    images: [
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGO4rmbLbTuR4f8ZBr3ucAAiaATv6QMdVQAAAABJRU5ErkJggg==',
    ],
    conditions: ['protanopia', 'deuteranopia'],
  },
  params: fields({
    images: z.array(ImageInput).min(1).max(16).describe('The images'),
    conditions: Slugs,
    severity: Severity.optional().describe('0 to 1; the default of each condition when omitted'),
  }).superRefine(({ images, conditions, severity }, context) => {
    let views = 0;
    asIssue(context, ['conditions'], () => {
      views = chooseConditions(conditions, severity).chosen.length;
    });
    let pixels = 0;
    images.forEach((image, i) => {
      asIssue(context, ['images', i], () => {
        pixels += pixelsOf(image, 'image');
      });
    });
    if (pixels * views > MOST_PIXELS)
      context.addIssue({
        code: 'custom',
        path: ['images'],
        message: `come to ${pixels * views} pixels under ${views} conditions; at most ${MOST_PIXELS} are accepted`,
      });
  }),
  priceOf: ({ images, conditions, severity }) =>
    (sum(images.map((image) => pixelsOf(image, 'image'))) * chooseConditions(conditions, severity).chosen.length) /
    PIXELS_PER_CREDIT,
  total: ({ images, conditions, severity }) => images.length * chooseConditions(conditions, severity).chosen.length,
  async run({ images, conditions, severity }, { threads, signal, emit, progress }) {
    const { chosen, refused } = chooseConditions(conditions, severity);
    const total = images.length * chosen.length;
    progress(0, total);
    for (const [index, image] of images.entries()) {
      for (const [n, { slug, model, severity: used }] of chosen.entries()) {
        signal.throwIfAborted();
        const view = { condition: slug, model, severity: used };
        const seen = await threads.run(jobTasks.visionImage, [image, view, MAX_PIXELS.most], { signal });
        await emit([{ image: index, ...seen }]);
        progress(index * chosen.length + n + 1, total);
      }
    }
    return { images: images.length, conditions: chosen.map(({ slug }) => slug), refused };
  },
});
