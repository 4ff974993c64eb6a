import { z } from 'zod';
import { contrastReport } from '../src/accessibility/contrast/report.ts';
import { post, router } from '../src/api/endpoint.ts';
import { EVERYDAY_SPACES, everydayConversion } from '../src/color/spaces/everyday.ts';
import { type SpaceId, spaces } from '../src/color/spaces/index.ts';
import { ColorInput, HexOutput, RgbOutput } from '../src/wire/color.ts';
import { DeltaEMethodInput } from '../src/wire/contrast.ts';
import { fields } from '../src/wire/fields.ts';

/** Coordinates of a space by channel; only a hue may be null. */
const coordinates = (id: SpaceId) =>
  z.object(
    Object.fromEntries(
      spaces[id].channels.map((channel, i) => [channel.id, i === spaces[id].hue ? z.number().nullable() : z.number()]),
    ),
  );

const EverydayValues = z.object({
  hex: HexOutput,
  rgb: RgbOutput,
  hsl: coordinates(EVERYDAY_SPACES.hsl),
  hsv: coordinates(EVERYDAY_SPACES.hsv),
  hwb: coordinates(EVERYDAY_SPACES.hwb),
  cmyk: coordinates(EVERYDAY_SPACES.cmyk),
  lab: coordinates(EVERYDAY_SPACES.lab),
  lch: coordinates(EVERYDAY_SPACES.lch),
  oklab: coordinates(EVERYDAY_SPACES.oklab),
  oklch: coordinates(EVERYDAY_SPACES.oklch),
  xyz: coordinates(EVERYDAY_SPACES.xyz),
});

export const color = router({
  convert: post('/color/convert', {
    summary: 'One colour in the everyday colour spaces',
    description:
      'hex, rgb, hsl, hsv, hwb, cmyk, lab, lch, oklab, oklch and xyz, or the one named by `to`. Lab and LCh are D50 as in CSS, XYZ is D65 with Y = 1, HSL, HSV, HWB and CMYK (the naive, uncalibrated conversion) are in percent. Percentages and Lab have four decimals, Oklab and XYZ six, hues three; a powerless hue is null. An unknown target is refused with UNKNOWN_SPACE.',
    credits: 1,
    example: { color: '#336699' },
  })
    .input(fields({ color: ColorInput, to: z.string().optional().describe('Target space; all by default') }))
    .output(z.object({ color: HexOutput, values: EverydayValues.partial() }))
    .query(({ input }) => everydayConversion(input.color, input.to)),

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
