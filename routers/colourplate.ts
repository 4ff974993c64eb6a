import { z } from 'zod';
import { FIGURE_PATTERN, notAFigure } from '../src/accessibility/plate/figure.ts';
import { AXES } from '../src/accessibility/plate/inks.ts';
import { PLATE_LIMITS } from '../src/accessibility/plate/plate.ts';
import { accessibilityTasks } from '../src/accessibility/tasks.ts';
import { inThread } from '../src/api/context.ts';
import { post, router } from '../src/api/define.ts';
import { PlateOutput } from '../src/schemas/answers/plate.ts';
import { fields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { freshSeed } from '../src/schemas/seed.ts';

const { size, dots } = PLATE_LIMITS;

const PlateInput = fields({
  figure: z
    .string()
    .regex(FIGURE_PATTERN, { error: ({ input }) => notAFigure(input) })
    .describe('One to three digits to hide'),
  axis: z.enum(AXES).default('deutan').describe('The receptor that the plate tests'),
  size: z.int().min(size.least).max(size.most).default(size.default).describe('Side of the plate in pixels'),
  dots: z.int().min(dots.least).max(dots.most).default(dots.default).describe('Number of dots'),
  seed: z
    .int()
    .optional()
    .describe('The same seed gives the same plate; a random seed is used and returned by default'),
  answers: z.boolean().default(true).describe('false omits the figure and which dots belong to it'),
});

const METHOD =
  'Figure and background differ only along the confusion line of the axis, so people who lack that cone see them as the same, luminance included. The brightness of the dots varies with the same spread in both; dots vary in size and never overlap or get cut.';

export const colourplate = router({
  plate: post('/colourplate/plate', {
    summary: 'Generate a colour-vision test plate as data',
    description: `${METHOD} \`verification\` is computed for each plate from its 8-bit colours: visible to normal vision, hidden from the dichromat models of the axis, fading as severity grows, and not revealed by size or brightness. \`d_prime\` is the distance of the means over the spread (Mahalanobis, with one squared unit of CIELAB added). \`passes\` is null if too few dots lie on the figure; \`warnings\` then says so. A screening illustration, not a diagnosis.`,
    credits: 2,
    example: { figure: '74', axis: 'deutan', seed: 11 },
  })
    .input(PlateInput)
    .output(PlateOutput)
    .query(({ input: { answers, seed = freshSeed(), ...order }, ctx }) =>
      inThread(ctx, accessibilityTasks.plateReport, { ...order, seed }, { answers }),
    ),

  png: post('/colourplate/png', {
    summary: 'Generate a colour-vision test plate as PNG',
    description: `${METHOD} The dots are those that \`plate\` returns for the same fields; edges are blended with white in linear light, so that they reveal nothing. The seed is in the header \`x-plate-seed\` and in the file name. A screening illustration, not a diagnosis.`,
    credits: 3,
    example: { figure: '74', axis: 'deutan', seed: 11 },
    produces: ['image/png'],
    headers: { 'x-plate-seed': 'The seed that was used; the same seed gives the same plate.' },
  })
    .input(PlateInput)
    .output(fileOutput('image/png'))
    .query(async ({ input: { answers: _, seed = freshSeed(), ...order }, ctx }) => {
      const bytes = await inThread(ctx, accessibilityTasks.platePng, { ...order, seed });
      return new FileReply('image/png', bytes, {
        filename: `plate-${order.axis}-${seed}.png`,
        headers: { 'x-plate-seed': String(seed) },
      });
    }),
});
