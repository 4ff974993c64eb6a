import { z } from 'zod';
import { LOCI } from '../../color/temperature/report.ts';
import { HexOutput, KeywordOutput, RgbOutput } from '../color.ts';
import { ALPHA_FIELDS, COLOR_NOTES } from '../color-options.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numbers,
  numbersOrNull,
  object,
  shownAs,
  stringField,
  stringListField,
  textOrNull,
} from '../described.ts';
import { knownField, knownList, knownOrNull } from '../known-values.ts';
import { countOf } from '../measure.ts';

const Chromaticity = object('Chromaticity', 'A chromaticity.', {
  x: numberField('CIE 1931 x, 0-1'),
  y: numberField('CIE 1931 y, 0-1'),
});

const xy = (of: string) => numbers(`CIE 1931 x and y of ${of}`);

const briefSpace = {
  key: knownField('SpaceKey', 'Key of the space'),
  name: stringField('Name of the space'),
  category: knownField('SpaceCategory', 'Family of spaces'),
  channels: listOf(
    'The coordinates, in order',
    object('Channel', 'A channel of a colour space.', {
      id: stringField('Id of the channel'),
      name: stringField('Name of the channel'),
      range: numbers('Nominal range, minimum and maximum; values outside are possible'),
      unit: textOrNull('degrees or percent; null for none'),
    }),
  ),
  hue_channel: textOrNull('Id of the channel that is a hue; null if there is none'),
  white: textOrNull('Reference white; null for device values'),
  adaptable: booleanField('Whether `white_point` may replace the reference white'),
  standard: stringField('Standard or paper that defines it'),
  year: integer('Year of its first publication'),
  invertible: booleanField('Whether coordinates lead back to the colour'),
  inverse: stringField('How they do'),
  note: textOrNull('Remarks; null if there are none'),
};

const fullDetail = {
  computed_from: knownField('SpaceKey', 'Space from which it is computed'),
  white_chromaticity: Chromaticity.nullable().describe('Chromaticity of the white; null for device values'),
  white_xyz: numbersOrNull('XYZ of the white with Y = 1; null for device values'),
  matrices: listOf(
    'Matrices of the conversion',
    object('NamedMatrix', 'A matrix of a colour space.', {
      name: stringField('What the matrix converts'),
      rows: listOf('Its rows, for column vectors', z.array(z.number())),
    }),
  ),
  primaries: object('Primaries', 'Primaries of an RGB space.', {
    r: xy('the red primary'),
    g: xy('the green primary'),
    b: xy('the blue primary'),
    white: xy('the white'),
  })
    .nullable()
    .describe('Primaries; null for spaces without'),
  transfer_function: object('TransferFunction', 'How linear light is encoded.', {
    id: stringField('Id of the function'),
    text: stringField('The function in words'),
    parameters: z.record(z.string(), z.number()).describe('Its constants by name'),
  })
    .nullable()
    .describe('Transfer function; null for spaces without'),
  round_trip: object('RoundTrip', 'Precision of a conversion there and back.', {
    tolerance_xyz: numberField('Largest difference in XYZ after converting there and back'),
    srgb_only: booleanField('Whether that applies only to colours inside sRGB'),
  }),
};

const ListedSpaceOutput = z.object(briefSpace).extend(z.object(fullDetail).partial().shape).meta({
  id: 'ColorSpace',
  description: 'A colour space. In lists, what follows the note is there only with `full`.',
});

/** A space in full. */
export const ColorSpaceOutput = z.object(briefSpace).extend(fullDetail).meta(shownAs(ListedSpaceOutput));

/** Spaces of a category, or all. */
export const ColorSpaceListOutput = object('ColorSpaceList', 'Colour spaces.', {
  count: countOf('spaces listed'),
  categories: knownList('SpaceCategory', 'Every category'),
  spaces: listOf('The spaces', ListedSpaceOutput),
});

export const InSrgb = booleanField(
  'Whether the colour lies in sRGB; if not, hex and rgb are the colour it is mapped to by `gamut`',
);

export const ColorIdentityOutput = object('ColorIdentity', 'The sRGB colour that a colour is, or is mapped to.', {
  hex: HexOutput,
  rgb: RgbOutput,
  in_srgb: InSrgb,
  keyword: KeywordOutput,
});

const SpaceValueOutput = object('ColorInSpace', 'A colour in one space.', {
  space: knownField('SpaceKey', 'Key of the space'),
  name: stringField('Name of the space'),
  category: knownField('SpaceCategory', 'Family of spaces'),
  white: textOrNull('The white the values were computed for; null for device values'),
  white_note: z.string().optional().describe('Present if white_point has no effect on the space'),
  coordinates: z
    .record(z.string(), z.number().nullable())
    .describe('The coordinates by channel, in the units of the space; the hue of a grey is null'),
  values: listOf('The same coordinates in order', z.number().nullable()),
  out_of_range: stringListField('Channels outside their nominal range'),
  note: z.string().optional().describe('Present if the coordinates are extrapolated beyond the data of the space'),
  notation: z.string().optional().describe('Notation of the space, such as Munsell, if it has one'),
});

const WhitePointOutput = stringField('The white point used');

/** One colour in some spaces. */
export const ScienceConversionOutput = object('ScienceConversion', 'A colour in one or more spaces.', {
  color: ColorIdentityOutput,
  white_point: WhitePointOutput,
  spaces: listOf('One entry per space, in the order sent', SpaceValueOutput),
  ...ALPHA_FIELDS,
  ...COLOR_NOTES,
});

const temperatureFields = {
  cct_kelvin: numberField('Correlated colour temperature in kelvin, 500-1,000,000'),
  mired: numberField('The same in mired: 1,000,000 / kelvin'),
  duv: numberField('Distance from the Planckian locus in CIE 1960 u, v; positive above it (green)'),
  meaningful: booleanField('Whether the temperature is meaningful: within 0.05 of the locus'),
  tint: stringField('The tint in words'),
  appearance: textOrNull('warm, neutral white or cool; null if the temperature is not meaningful'),
  chromaticity: object('TemperatureChromaticity', 'A chromaticity in CIE 1931 and CIE 1960.', {
    x: numberField('CIE 1931 x, 0-1'),
    y: numberField('CIE 1931 y, 0-1'),
    u: numberField('CIE 1960 u, 0-1'),
    v: numberField('CIE 1960 v, 0-1'),
  }),
  note: textOrNull('Why it is not meaningful; null if it is'),
};

/** One colour in every space. */
export const ColorDossierOutput = object('ColorDossier', 'A colour in every space, with its colour temperature.', {
  color: ColorIdentityOutput,
  white_point: WhitePointOutput,
  category: knownOrNull('SpaceCategory', 'The requested category; null for all'),
  count: countOf('spaces'),
  spaces: listOf('One entry per space', SpaceValueOutput),
  temperature: object('TemperatureReading', 'The colour temperature of a colour.', temperatureFields),
  ...ALPHA_FIELDS,
  ...COLOR_NOTES,
});

/** The temperature of a colour, or the colour of a temperature. */
export const ColorTemperatureOutput = object('ColorTemperature', 'A colour and its colour temperature.', {
  mode: z.enum(['measured', 'rendered']).describe('measured: of the colour sent; rendered: of the kelvin sent'),
  locus: z.enum(LOCI).optional().describe('The rendered light; present if `kelvin` was sent'),
  color: ColorIdentityOutput,
  ...temperatureFields,
  ...COLOR_NOTES,
});

const ObservedOutput = Chromaticity.extend({
  xyz: numbers('XYZ with Y = 1'),
}).meta({ id: 'ObservedWhite', description: 'An illuminant as a standard observer sees it.' });

/** CIELAB D65 in responses. */
export const LabD65Output = object('LabD65', 'A colour in CIELAB D65.', {
  l: numberField('Lightness L*, 0-100'),
  a: numberField('a*, green to red, about -86 to 98 within sRGB'),
  b: numberField('b*, blue to yellow, about -108 to 95 within sRGB'),
});

/** The standard illuminants. */
export const IlluminantListOutput = object('IlluminantList', 'Standard illuminants.', {
  count: countOf('illuminants'),
  source: stringField('Where the chromaticities are from'),
  illuminants: listOf(
    'Every illuminant',
    object('Illuminant', 'A standard illuminant.', {
      id: knownField('WhiteName', 'Id, which can be used as a white point'),
      name: stringField('Name of the illuminant'),
      kind: stringField('Kind of light'),
      observer_2deg: ObservedOutput.describe('For the CIE 1931 observer (2 degrees)'),
      observer_10deg: ObservedOutput.describe('For the CIE 1964 observer (10 degrees)'),
      cct_kelvin: numberField('Correlated colour temperature in kelvin'),
      duv: numberField('Distance from the Planckian locus in CIE 1960 u, v'),
    }),
  ),
});
