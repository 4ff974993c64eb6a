import { contrastReport } from '../src/accessibility/contrast/report.ts';
import { internal, post, router } from '../src/api/define.ts';
import { COLORS_TEXT, LIST_TEXT, LISTS, pairsText, respondToList, TAKES_LISTS } from '../src/api/lists.ts';
import { everydayConversion } from '../src/color/spaces/everyday.ts';
import { ColorConversionOutput } from '../src/schemas/answers/color.ts';
import { ContrastReportOutput } from '../src/schemas/answers/contrast.ts';
import { ContrastListOutput, EverydayListOutput } from '../src/schemas/answers/lists.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { ColorRows, oneOrListFields, oneOrListOutput, PairRows } from '../src/schemas/lists.ts';
import { CONTRAST_OPTIONS, EVERYDAY_OPTIONS } from '../src/schemas/operation-options.ts';
import { withColors, withPair } from '../src/schemas/with-colors.ts';

export const color = router({
  convert: post('/color/convert', {
    summary: 'Convert a colour',
    description: `hex, rgb, hsl, hsv, hwb, cmyk, lab, lch, oklab, oklch and xyz, or the one named by \`to\`. Lab and LCh are D50 as in CSS, XYZ is D65 with Y = 1, HSL, HSV, HWB and CMYK (the naive, uncalibrated conversion) are in percent. Percentages and Lab have four decimals, Oklab and XYZ six, hues three; a powerless hue is null. Of a colour outside sRGB, Lab, LCh, Oklab, OkLCh and XYZ are those of the colour itself, the rest of the colour it is mapped to. A translucent colour keeps its \`alpha\`, beside \`hex8\`. An unknown target is refused with UNKNOWN_SPACE. ${COLORS_TEXT}`,
    credits: 1,
    ...TAKES_LISTS,
    example: { color: '#336699' },
    fails: { UNKNOWN_SPACE: { to: 'oklhc' } },
  })
    .input(
      oneOrListFields(
        { color: ColorInput.describe('Colour to convert'), ...EVERYDAY_OPTIONS, ...COLOR_OPTIONS },
        { colors: ColorRows },
        { single: { color: 'required' } },
      ),
    )
    .output(oneOrListOutput(ColorConversionOutput, EverydayListOutput))
    .query(
      withColors({ as: 'color', keepsAlpha: true, list: respondToList('color/convert') }, ({ input }) =>
        everydayConversion(input.color, input.to),
      ),
    ),

  convertList: internal('color.convertList', {
    summary: 'Convert a list of colours to the everyday spaces',
    description: `As \`convert\`, for up to 10,000 colours: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { colors: ['#336699', 'rebeccapurple'] },
    fails: { UNKNOWN_SPACE: { to: 'oklhc' } },
  })
    .input(fields({ colors: ColorRows, ...EVERYDAY_OPTIONS, ...COLOR_OPTIONS }))
    .output(EverydayListOutput)
    .query(({ input, ctx }) => respondToList('color/convert')(input, ctx)),

  contrast: post('/color/contrast', {
    summary: 'Calculate the contrast ratio of two colours',
    description: `Contrast ratio by WCAG 2.x (relative luminance of sRGB), 1 to 21, truncated to four decimals, never rounded up; the verdicts use the ratio before truncation. \`delta_e\` is the colour difference in CIELAB D65. ${pairsText('bg')}`,
    credits: 1,
    ...TAKES_LISTS,
    picture: 'contrast',
    example: { fg: '#336699', bg: '#ffffff' },
    graphql: { rename: { contrast_ratio: 'ratio' } },
  })
    .input(
      oneOrListFields(
        {
          fg: ColorInput.describe('Colour of the text'),
          bg: ColorInput.describe('Background colour'),
          ...CONTRAST_OPTIONS,
          ...COLOR_OPTIONS,
        },
        { pairs: PairRows, colors: ColorRows },
        { single: { fg: 'required', bg: 'required' }, paired: ['bg'] },
      ),
    )
    .output(oneOrListOutput(ContrastReportOutput, ContrastListOutput))
    .query(
      withPair(
        { fg: ['bg'] },
        ({ input }) => contrastReport(input.fg, input.bg, input.deltaE),
        respondToList('color/contrast'),
      ),
    ),

  contrastList: internal('color.contrastList', {
    summary: 'Calculate the contrast of a list of pairs',
    description: `As \`contrast\`, for up to 10,000 pairs \`[text, background]\`: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { pairs: [['#336699', '#ffffff']] },
  })
    .input(fields({ pairs: PairRows, ...CONTRAST_OPTIONS, ...COLOR_OPTIONS }))
    .output(ContrastListOutput)
    .query(({ input, ctx }) => respondToList('color/contrast')(input, ctx)),
});
