import { z } from 'zod';
import { contrastReport, DELTA_E_METHODS } from '../src/accessibility/contrast/report.ts';
import { ColorInput, RgbOutput } from '../src/api/color.ts';
import { post, router } from '../src/api/endpoint.ts';
import { fields } from '../src/api/fields.ts';

const DeltaEMethod = z.literal(DELTA_E_METHODS).describe('Which colour difference: 76, 94 or 2000');

export const color = router({
  contrast: post('/color/contrast', {
    summary: 'WCAG contrast ratio of two colours',
    description:
      'Contrast ratio by WCAG 2.x (relative luminance of sRGB), 1 to 21, cut to four decimals and never rounded up; the verdicts come from the ratio before it is cut. `delta_e` is the colour difference in CIELAB D65.',
    credits: 1,
    example: { fg: '#336699', bg: '#ffffff' },
    graphql: { rename: { contrast_ratio: 'ratio' } },
  })
    .input(
      fields({
        fg: ColorInput.describe('Colour of the text'),
        bg: ColorInput.describe('Colour behind it'),
        deltaE: DeltaEMethod.default(2000),
      }),
    )
    .output(
      z.object({
        fg: RgbOutput.extend({ hex: z.string() }),
        bg: RgbOutput.extend({ hex: z.string() }),
        contrast_ratio: z.number(),
        delta_e: z.object({ method: z.string(), value: z.number() }),
        wcag: z.object({
          aa_normal: z.boolean(),
          aa_large: z.boolean(),
          aaa_normal: z.boolean(),
          aaa_large: z.boolean(),
        }),
      }),
    )
    .query(({ input }) => contrastReport(input.fg, input.bg, input.deltaE)),
});
