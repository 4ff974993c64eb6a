import { Ajv } from 'ajv';

const number = { type: 'number' };
const unit = (...units: string[]) => ({
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value: number, unit: { enum: units } },
});

const objectOf = (properties: Record<string, unknown>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  properties,
});
const listOf = (items: unknown, minItems = 1) => ({ type: 'array', minItems, items });

const rest = {
  alpha: { type: 'number', minimum: 0, maximum: 1 },
  hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
};
const range = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum });
const three = (...items: unknown[]) => ({ type: 'array', minItems: 3, maxItems: 3, items });
const color = {
  oneOf: [
    objectOf(
      {
        colorSpace: { enum: ['srgb', 'display-p3'] },
        components: three(range(0, 1), range(0, 1), range(0, 1)),
        ...rest,
      },
      ['alpha', 'hex'],
    ),
    objectOf(
      { colorSpace: { const: 'oklch' }, components: three(range(0, 1), range(0, 0.5), range(0, 360)), ...rest },
      ['alpha', 'hex'],
    ),
  ],
};
const [dimension, duration] = [unit('px', 'rem'), unit('ms', 's')];
const cubicBezier = { type: 'array', minItems: 4, maxItems: 4, items: number };
const fontWeight = range(1, 1000);
const fontFamily = listOf({ type: 'string', minLength: 1 });
const shadow = objectOf(
  { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension, inset: { type: 'boolean' } },
  ['inset'],
);

/** Values by type, as the Design Tokens Format Module 2025.10 defines them (sections 8 and 9 and, for colours, Color Module 4). */
const VALUES = {
  color,
  dimension,
  duration,
  number,
  fontWeight,
  fontFamily,
  cubicBezier,
  shadow: { oneOf: [shadow, listOf(shadow)] },
  border: objectOf({
    color,
    width: dimension,
    style: { enum: ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'] },
  }),
  transition: objectOf({ duration, delay: duration, timingFunction: cubicBezier }),
  gradient: listOf(objectOf({ color, position: range(0, 1) }), 2),
  typography: objectOf({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: { anyOf: [dimension, { $ref: '#/definitions/reference' }] },
    lineHeight: number,
  }),
};

const NAME = /^[^${}.][^{}.]*$/.source;
/** A reference in braces; its last segment may be the root token of a group. */
const REFERENCE = /^\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*(\.\$root)?\}$/.source;

/** Groups and tokens: $type on every token, names without `{ } .` and not beginning with `$`. */
const SCHEMA = {
  $ref: '#/definitions/group',
  definitions: {
    group: {
      type: 'object',
      additionalProperties: false,
      properties: {
        $description: { type: 'string' },
        $extensions: { type: 'object' },
        $root: { $ref: '#/definitions/token' },
      },
      patternProperties: { [NAME]: { $ref: '#/definitions/groupOrToken' } },
    },
    groupOrToken: {
      if: { required: ['$value'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '#/definitions/token' },
      else: { $ref: '#/definitions/group' },
    },
    reference: { type: 'string', pattern: REFERENCE },
    token: {
      type: 'object',
      required: ['$type', '$value'],
      oneOf: Object.entries(VALUES).map(([type, value]) => ({
        additionalProperties: false,
        properties: { $type: { const: type }, $value: { anyOf: [value, { $ref: '#/definitions/reference' }] } },
      })),
    },
  },
};
const validate = new Ajv({ strict: false, allErrors: true }).compile(SCHEMA);

/** What is wrong with a token file by the format module. */
export const dtcgErrors = (text: string): string[] => {
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
