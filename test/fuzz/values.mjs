// Values that a schema of our own document allows, and values that are wrong in one place.
import { address, hostileText, hostileValue } from './hostile.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-_ ';
const HEX = '0123456789abcdef';

const WRITTEN = [
  (random) => `#${random.text(6, HEX)}`,
  (random) => `#${random.text(3, HEX)}`,
  (random) => `rgb(${random.int(0, 255)} ${random.int(0, 255)} ${random.int(0, 255)})`,
  (random) => `hsl(${random.int(0, 359)} ${random.int(0, 100)}% ${random.int(0, 100)}%)`,
  (random) => `oklch(${random.share().toFixed(3)} ${(random.share() * 0.3).toFixed(3)} ${random.int(0, 359)})`,
  (random) => `lab(${random.int(0, 100)} ${random.int(-80, 80)} ${random.int(-80, 80)})`,
  (random) =>
    `color(display-p3 ${random.share().toFixed(3)} ${random.share().toFixed(3)} ${random.share().toFixed(3)})`,
  (random) => random.pick(['rebeccapurple', 'black', 'white', 'GOLD', 'transparent']),
];
export const color = (random) => random.pick(WRITTEN)(random);

const number = (random, { minimum = -1e6, maximum = 1e6, type }) => {
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  if (random.chance(0.15)) return least;
  if (random.chance(0.15)) return most;
  // Small values are usual, and keep the work of a run small.
  const span = random.chance(0.7) ? Math.min(most - least, 40) : most - least;
  return type === 'integer' ? Math.round(least + random.share() * span) : least + random.share() * span;
};

const text = (random, name, { minLength = 0, maxLength = 60, format, example }, page) => {
  if (format === 'color' || /colou?r|^(fg|bg|ground|hex|seed_color|foreground|background)$/i.test(name))
    return color(random);
  if (format === 'uri' || /url/i.test(name)) return page && random.chance(0.8) ? page(random) : address(random);
  if (example !== undefined && random.chance(0.6)) return example;
  return random.text(random.int(minLength, Math.min(maxLength, 40)), LETTERS);
};

/**
 * Makes values for schemas of one document. `example` is what the operation shows for the field: often it is the only value that
 * reaches the work behind a text without a grammar in its schema. `page` makes addresses that can be read.
 */
export const createValues = (resolve, { page } = {}) => {
  const valid = (random, given, name = '', example, depth = 0) => {
    const schema = resolve(given);
    if (schema.allOf?.length === 1)
      return valid(random, { ...schema.allOf[0], ...schema, allOf: undefined }, name, example, depth);
    const isAddress = page && /url/i.test(name);
    if (example !== undefined && typeof example !== 'object' && !isAddress && random.chance(0.4)) return example;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    if (schema.default !== undefined && random.chance(0.2)) return schema.default;
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) return valid(random, random.pick(branches), name, example, depth);
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    if (type === 'object' || schema.properties) {
      const entries = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || random.chance(depth === 0 ? 0.45 : 0.7),
      );
      return Object.fromEntries(
        entries.map(([key, field]) => [key, valid(random, field, key, example?.[key], depth + 1)]),
      );
    }
    if (type === 'array') {
      if (Array.isArray(example) && random.chance(0.4)) return example;
      const least = schema.minItems ?? 0;
      const length = random.int(least, Math.max(least, Math.min(schema.maxItems ?? 8, 8)));
      return Array.from({ length }, () => valid(random, schema.items ?? {}, name, example?.[0], depth + 1));
    }
    if (type === 'integer' || type === 'number') return number(random, { ...schema, type });
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'null') return null;
    if (type === 'string') return text(random, name, { ...schema, example: schema.example ?? example }, page);
    return example ?? hostileText(random);
  };

  /** A valid value with one place changed: a wrong type, an end passed, a field more or less, a hostile text. */
  const nearly = (random, value) => {
    if (value === null || typeof value !== 'object' || random.chance(0.25)) return hostileValue(random);
    if (Array.isArray(value)) {
      if (value.length === 0 || random.chance(0.2)) return [...value, hostileValue(random)];
      if (random.chance(0.1)) return Array.from({ length: random.pick([65, 300, 5_000]) }, () => value[0]);
      const at = random.int(0, value.length - 1);
      return value.map((item, i) => (i === at ? nearly(random, item) : item));
    }
    const keys = Object.keys(value);
    if (keys.length === 0 || random.chance(0.15))
      return { ...value, [hostileText(random).slice(0, 50)]: hostileValue(random) };
    const key = random.pick(keys);
    if (random.chance(0.15))
      return Object.fromEntries(keys.filter((one) => one !== key).map((one) => [one, value[one]]));
    return { ...value, [key]: nearly(random, value[key]) };
  };

  return { valid, nearly };
};
