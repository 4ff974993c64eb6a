import { z } from 'zod';
import { CIE94_APPLICATIONS } from '../../color/difference/cie94.ts';
import { HexOutput, RgbOutput } from '../color.ts';
import { countOf } from '../measure.ts';

const Chromaticity = z
  .object({ x: z.number().describe('CIE 1931 x, 0-1'), y: z.number().describe('CIE 1931 y, 0-1') })
  .meta({ id: 'Chromaticity', description: 'A chromaticity.' });

const xy = (of: string) => z.array(z.number()).describe(`CIE 1931 x and y of ${of}`);

const briefSpace = {
  key: z.string().describe('Key of the space'),
  name: z.string().describe('Name of the space'),
  category: z.string().describe('Family of spaces'),
  channels: z
    .array(
      z
        .object({
          id: z.string().describe('Id of the channel'),
          name: z.string().describe('Name of the channel'),
          range: z.array(z.number()).describe('Nominal range: least and greatest value; values outside are possible'),
          unit: z.string().nullable().describe('degrees or percent; null for none'),
        })
        .meta({ id: 'Channel', description: 'A channel of a colour space.' }),
    )
    .describe('The coordinates, in order'),
  hue_channel: z.string().nullable().describe('Id of the channel that is a hue; null if there is none'),
  white: z.string().nullable().describe('Reference white; null for device values'),
  adaptable: z.boolean().describe('Whether `white_point` may replace the reference white'),
  standard: z.string().describe('Standard or paper that defines it'),
  year: z.int().describe('Year of its first publication'),
  invertible: z.boolean().describe('Whether coordinates lead back to the colour'),
  inverse: z.string().describe('How they do'),
  note: z.string().nullable().describe('What else to know; null for nothing'),
};

const fullDetail = {
  computed_from: z.string().describe('Space that it is computed from'),
  white_chromaticity: Chromaticity.nullable().describe('Chromaticity of the white; null for device values'),
  white_xyz: z.array(z.number()).nullable().describe('XYZ of the white with Y = 1; null for device values'),
  matrices: z
    .array(
      z
        .object({
          name: z.string().describe('What the matrix converts'),
          rows: z.array(z.array(z.number())).describe('Its rows, for column vectors'),
        })
        .meta({ id: 'NamedMatrix', description: 'A matrix of a colour space.' }),
    )
    .describe('Matrices of the conversion'),
  primaries: z
    .object({
      r: xy('the red primary'),
      g: xy('the green primary'),
      b: xy('the blue primary'),
      white: xy('the white'),
    })
    .meta({ id: 'Primaries', description: 'Primaries of an RGB space.' })
    .nullable()
    .describe('Primaries; null for spaces without'),
  transfer_function: z
    .object({
      id: z.string().describe('Id of the function'),
      text: z.string().describe('The function in words'),
      parameters: z.record(z.string(), z.number()).describe('Its constants by name'),
    })
    .meta({ id: 'TransferFunction', description: 'How linear light is encoded.' })
    .nullable()
    .describe('Transfer function; null for spaces without'),
  round_trip: z
    .object({
      tolerance_xyz: z.number().describe('Largest difference in XYZ after converting there and back'),
      srgb_only: z.boolean().describe('Whether that holds for colours inside sRGB only'),
    })
    .meta({ id: 'RoundTrip', description: 'How exactly a colour comes back.' }),
};

const ListedSpaceOutput = z.object(briefSpace).extend(z.object(fullDetail).partial().shape).meta({
  id: 'ColorSpace',
  description: 'A colour space. In lists, what follows the note is there only with `full`.',
});

/** A space in full. */
export const ColorSpaceOutput = z.object(briefSpace).extend(fullDetail).meta({ sameAs: ListedSpaceOutput });

/** Spaces of a category, or all. */
export const ColorSpaceListOutput = z
  .object({
    count: countOf('spaces listed'),
    categories: z.array(z.string()).describe('Every category'),
    spaces: z.array(ListedSpaceOutput).describe('The spaces'),
  })
  .meta({ id: 'ColorSpaceList', description: 'Colour spaces.' });

const InSrgb = z
  .boolean()
  .describe('Whether the colour lies in sRGB; where it does not, hex and rgb are the nearest that does');

const ColorIdentityOutput = z
  .object({ hex: HexOutput, rgb: RgbOutput, in_srgb: InSrgb })
  .meta({ id: 'ColorIdentity', description: 'The sRGB colour that a colour is, or is nearest to.' });

const SpaceValueOutput = z
  .object({
    space: z.string().describe('Key of the space'),
    name: z.string().describe('Name of the space'),
    category: z.string().describe('Family of spaces'),
    white: z.string().nullable().describe('The white the values were computed for; null for device values'),
    white_note: z.string().optional().describe('Only where white_point has no effect on the space'),
    coordinates: z
      .record(z.string(), z.number().nullable())
      .describe('The coordinates by channel, in the units of the space; the hue of a grey is null'),
    values: z.array(z.number().nullable()).describe('The same coordinates in order'),
    out_of_range: z.array(z.string()).describe('Channels outside their nominal range'),
    notation: z.string().optional().describe('Notation of the space, such as Munsell; only where it has one'),
  })
  .meta({ id: 'ColorInSpace', description: 'A colour in one space.' });

const WhitePointOutput = z.string().describe('The white point that was used');

/** One colour in some spaces. */
export const ScienceConversionOutput = z
  .object({
    color: ColorIdentityOutput,
    white_point: WhitePointOutput,
    spaces: z.array(SpaceValueOutput).describe('One entry per space, in the order sent'),
  })
  .meta({ id: 'ScienceConversion', description: 'A colour in one or more spaces.' });

const temperatureFields = {
  cct_kelvin: z.number().describe('Correlated colour temperature in kelvin, 500-1,000,000'),
  mired: z.number().describe('The same in mired: 1,000,000 / kelvin'),
  duv: z.number().describe('Distance from the Planckian locus in CIE 1960 u, v; positive above it (green)'),
  meaningful: z.boolean().describe('Whether the temperature means something: within 0.05 of the locus'),
  tint: z.string().describe('The tint in words'),
  appearance: z
    .string()
    .nullable()
    .describe('warm, neutral white or cool; null where the temperature is not meaningful'),
  chromaticity: z
    .object({
      x: z.number().describe('CIE 1931 x, 0-1'),
      y: z.number().describe('CIE 1931 y, 0-1'),
      u: z.number().describe('CIE 1960 u, 0-1'),
      v: z.number().describe('CIE 1960 v, 0-1'),
    })
    .meta({ id: 'TemperatureChromaticity', description: 'A chromaticity in CIE 1931 and CIE 1960.' }),
  note: z.string().nullable().describe('Why it is not meaningful; null if there is nothing to say'),
};

/** One colour in every space. */
export const ColorDossierOutput = z
  .object({
    color: ColorIdentityOutput,
    white_point: WhitePointOutput,
    category: z.string().nullable().describe('The category that was asked for; null for all'),
    count: countOf('spaces'),
    spaces: z.array(SpaceValueOutput).describe('One entry per space'),
    temperature: z
      .object(temperatureFields)
      .meta({ id: 'TemperatureReading', description: 'The colour temperature of a colour.' }),
  })
  .meta({ id: 'ColorDossier', description: 'A colour in every space, with its colour temperature.' });

/** The temperature of a colour, or the colour of a temperature. */
export const ColorTemperatureOutput = z
  .object({
    mode: z.enum(['measured', 'rendered']).describe('measured: of the colour sent; rendered: of the kelvin sent'),
    color: ColorIdentityOutput,
    ...temperatureFields,
  })
  .meta({ id: 'ColorTemperature', description: 'A colour and its colour temperature.' });

/** CIELAB D65 as it is answered. */
export const LabD65Output = z
  .object({
    l: z.number().describe('Lightness L*, 0-100'),
    a: z.number().describe('a*, green to red, about -86 to 98 within sRGB'),
    b: z.number().describe('b*, blue to yellow, about -108 to 95 within sRGB'),
  })
  .meta({ id: 'LabD65', description: 'A colour in CIELAB D65.' });

const MeasuredColorOutput = z
  .object({ hex: HexOutput, in_srgb: InSrgb, lab_d65: LabD65Output })
  .meta({ id: 'MeasuredColor', description: 'A colour as it was compared.' });

const delta = (formula: string) => z.number().describe(`Difference by ${formula}, 0 for equal colours`);

/** The difference of two colours. */
export const ColorDifferenceOutput = z
  .object({
    from: MeasuredColorOutput.describe('The reference colour'),
    to: MeasuredColorOutput.describe('The sample'),
    metric: z.string().describe('The formula that `delta_e` is computed by'),
    delta_e: delta('that formula'),
    band: z.string().describe('The difference in words'),
    metrics: z
      .object({
        CIEDE2000: delta('CIEDE2000'),
        CIE94: delta('CIE94'),
        CIE76: delta('CIE76'),
        CMC: delta('CMC l:c'),
      })
      .meta({ id: 'DifferenceMetrics', description: 'A difference by every formula.' }),
    options: z
      .object({
        application: z.enum(CIE94_APPLICATIONS).describe('Weights of CIE94'),
        l: z.number().describe('CMC weight of lightness'),
        c: z.number().describe('CMC weight of chroma'),
      })
      .meta({ id: 'DifferenceOptions', description: 'Options of the formulas.' }),
    measured_in: z.string().describe('The space that the colours were compared in'),
    symmetric: z.boolean().describe('Whether the formula gives the same with the colours exchanged'),
  })
  .meta({ id: 'ColorDifference', description: 'The difference of two colours.' });

const ObservedOutput = Chromaticity.extend({
  xyz: z.array(z.number()).describe('XYZ with Y = 1'),
}).meta({ id: 'ObservedWhite', description: 'An illuminant as a standard observer sees it.' });

/** The standard illuminants. */
export const IlluminantListOutput = z
  .object({
    count: countOf('illuminants'),
    source: z.string().describe('Where the chromaticities are from'),
    illuminants: z
      .array(
        z
          .object({
            id: z.string().describe('Id, which can be used as a white point'),
            name: z.string().describe('Name of the illuminant'),
            kind: z.string().describe('Kind of light'),
            observer_2deg: ObservedOutput.describe('For the CIE 1931 observer (2 degrees)'),
            observer_10deg: ObservedOutput.describe('For the CIE 1964 observer (10 degrees)'),
            cct_kelvin: z.number().describe('Correlated colour temperature in kelvin'),
            duv: z.number().describe('Distance from the Planckian locus in CIE 1960 u, v'),
          })
          .meta({ id: 'Illuminant', description: 'A standard illuminant.' }),
      )
      .describe('Every illuminant'),
  })
  .meta({ id: 'IlluminantList', description: 'Standard illuminants.' });

/** The difference formulas. */
export const DifferenceFormulasOutput = z
  .object({
    default: z.string().describe('Id of the default formula'),
    measured_in: z.string().describe('The space that colours are compared in'),
    metrics: z
      .array(
        z
          .object({
            id: z.string().describe('Id, as `metric` takes it'),
            label: z.string().describe('Name in answers'),
            name: z.string().describe('Full name'),
            year: z.int().describe('Year of publication'),
            standard: z.string().describe('Standard that defines it'),
            citation: z.string().describe('Publication'),
            use: z.string().describe('When to use it'),
            symmetric: z.boolean().describe('Whether it gives the same with the colours exchanged'),
            options: z.record(z.string(), z.string()).describe('Its options, each with its meaning'),
            scale: z.string().describe('What a difference of 1 means'),
          })
          .meta({ id: 'DifferenceFormula', description: 'A colour difference formula.' }),
      )
      .describe('Every formula'),
    bands: z
      .array(
        z
          .object({
            below: z.number().nullable().describe('Upper bound of the difference, not included; null for none'),
            band: z.string().describe('Id of the band'),
            means: z.string().describe('What it means'),
          })
          .meta({ id: 'DifferenceBand', description: 'A range of differences in words.' }),
      )
      .describe('Bands of differences, smallest first'),
  })
  .meta({ id: 'DifferenceFormulas', description: 'The colour difference formulas.' });
