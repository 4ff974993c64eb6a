import { z } from 'zod';
import { PICTURE_TYPES, WIDTHS } from '../response-images/drawing.ts';
import { THEME_IDS } from '../response-images/theme.ts';
import type { EndpointOptions } from './endpoint.ts';

/**
 * Media types of an endpoint that can respond with an image, in the order of preference for a caller who accepts
 * anything.
 */
export const IMAGE_RESPONSES = ['application/json', ...PICTURE_TYPES] as const;

/** Media types that an endpoint answers in, the usual one first. */
export const mediaTypesOf = ({ picture, produces }: Pick<EndpointOptions, 'picture' | 'produces'>): string[] => [
  ...new Set<string>([...(picture ? IMAGE_RESPONSES : []), ...(produces ?? [IMAGE_RESPONSES[0]])]),
];

/** Query parameters of every endpoint that can respond with an image. */
export const ImageQuery = z.strictObject({
  width: z
    .int()
    .min(WIDTHS.min)
    .max(WIDTHS.max)
    .default(WIDTHS.default)
    .describe('Width of the image in pixels, if an image type is accepted'),
  theme: z.enum(THEME_IDS).default('light').describe('Theme of the image, if an image type is accepted'),
});

/** The same parameters as documents describe them. */
export const PICTURE_PARAMETERS = {
  width: {
    description: ImageQuery.shape.width.description!,
    schema: { type: 'integer', minimum: WIDTHS.min, maximum: WIDTHS.max, default: WIDTHS.default },
  },
  theme: {
    description: ImageQuery.shape.theme.description!,
    schema: { type: 'string', enum: THEME_IDS, default: 'light' },
  },
} as const;

/** The image that a caller requests instead of JSON. */
export interface ImageRequest extends z.output<typeof ImageQuery> {
  readonly type: (typeof PICTURE_TYPES)[number];
}
