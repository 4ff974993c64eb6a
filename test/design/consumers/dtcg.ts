import { Ajv } from 'ajv';

const number = { type: 'number' };
const unit = (...units: string[]) => ({
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value: number, unit: { enum: units } },
});

/** Values by type, as the Design Tokens Format Module 2025.10 defines them (sections 8 and, for colours, Color Module 4). */
const VALUES = {
  color: {
    type: 'object',
    required: ['colorSpace', 'components'],
    additionalProperties: false,
    properties: {
      colorSpace: { enum: ['srgb', 'display-p3'] },
      components: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'number', minimum: 0, maximum: 1 } },
      alpha: { type: 'number', minimum: 0, maximum: 1 },
      hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    },
  },
  dimension: unit('px', 'rem'),
  duration: unit('ms', 's'),
  number,
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  fontFamily: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
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
