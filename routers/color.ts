import { z } from 'zod';
import { contrastReport } from '../src/accessibility/contrast/report.ts';
import { post, router } from '../src/api/define.ts';
import { everydayConversion } from '../src/color/spaces/everyday.ts';
import { ColorConversionOutput } from '../src/schemas/answers/color.ts';
import { ContrastReportOutput } from '../src/schemas/answers/contrast.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { DeltaEMethodInput } from '../src/schemas/parameters.ts';
import { withColors, withPair } from '../src/schemas/with-colors.ts';

export const color = router({
  convert: post('/color/convert', {
    summary: 'One colour in the everyday colour spaces',
    description:
      'hex, rgb, hsl, hsv, hwb, cmyk, lab, lch, oklab, oklch and xyz, or the one named by `to`. Lab and LCh are D50 as in CSS, XYZ is D65 with Y = 1, HSL, HSV, HWB and CMYK (the naive, uncalibrated conversion) are in percent. Percentages and Lab have four decimals, Oklab and XYZ six, hues three; a powerless hue is null. Of a colour outside sRGB, Lab, LCh, Oklab, OkLCh and XYZ are those of the colour itself, the rest of the colour it is mapped to. A translucent colour keeps its `alpha`, beside `hex8`. An unknown target is refused with UNKNOWN_SPACE.',
    credits: 1,
    example: { color: '#336699' },
    fails: { UNKNOWN_SPACE: { to: 'oklhc' } },
  })
    .input(
      fields({
        color: ColorInput.describe('Colour to convert'),
        to: z.string().optional().describe('Target space; all by default'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ColorConversionOutput)
    .query(withColors({ as: 'color', keepsAlpha: true }, ({ input }) => everydayConversion(input.color, input.to))),

  contrast: post('/color/contrast', {
    summary: 'WCAG contrast ratio of two colours',
    description:
      'Contrast ratio by WCAG 2.x (relative luminance of sRGB), 1 to 21, truncated to four decimals, never rounded up; the verdicts use the ratio before truncation. `delta_e` is the colour difference in CIELAB D65.',
    credits: 1,
    picture: 'contrast',
    example: { fg: '#336699', bg: '#ffffff' },
    graphql: { rename: { contrast_ratio: 'ratio' } },
  })
    .input(
      fields({
        fg: ColorInput.describe('Colour of the text'),
        bg: ColorInput.describe('Colour behind it'),
        deltaE: DeltaEMethodInput,
        ...COLOR_OPTIONS,
      }),
    )
    .output(ContrastReportOutput)
    .query(withPair({ fg: ['bg'] }, ({ input }) => contrastReport(input.fg, input.bg, input.deltaE))),
});
