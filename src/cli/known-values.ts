import { ACCEPTED_STAGES } from '../analyzer/model/stages.ts';
import { SPACE_IDS } from '../color/spaces/index.ts';
import { TOKEN_FORMAT_IDS, TOKEN_FORMAT_NAMES } from '../errors/common-names.ts';
import type { OperationEntry } from './command.ts';

/** Values that a shell offers although the table of commands does not list them. */
export interface KnownValues {
  /** By command and option: `palette --method`. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** First words of commands: `browse`. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Fields of operations for `call`, with their values: `fg=`, `method=triadic`. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

export const NO_VALUES: KnownValues = { options: new Map(), words: new Map(), fields: new Map() };

/** Options whose values are those of a field of an operation. */
const FIELDS: readonly (readonly [option: string, operation: string, field: string])[] = [
  ['palette --method', 'palette.generate', 'method'],
  ['harmony --method', 'harmony.generate', 'method'],
  ['gradient --interpolation', 'gradient.generate', 'interpolation'],
  ['gradient --easing', 'gradient.generate', 'easing'],
  ['shades --method', 'shade.scale', 'method'],
  ['tokens --harmony', 'tokens.generate', 'harmony'],
  ['tokens --include', 'tokens.generate', 'include'],
  ['tokens --fill', 'tokens.generate', 'fill'],
  ['tokens --levels', 'tokens.generate', 'levels'],
  ['tokens --variant', 'tokens.export', 'variant'],
  ['tokens --notation', 'tokens.export', 'notation'],
  ['vision image --model', 'vision.simulateImage', 'model'],
  ['difference --metric', 'science.deltaE', 'metric'],
  ['audit --standard', 'analyzer.inspect', 'standard'],
  ['brief --intent', 'personalize.palettes', 'intent'],
];

const COLLECTIONS = ['colors', 'palettes', 'harmonies', 'gradients', 'shades', 'contrasts'];

/** `conditions` are the slugs of conditions of vision. */
export const knownValues = (operations: readonly OperationEntry[], conditions: readonly string[]): KnownValues => {
  const valuesOf = (operation: string, field: string): readonly string[] =>
    operations.find(({ name }) => name === operation)?.fields.find(({ name }) => name === field)?.values ?? [];
  const formats = [...TOKEN_FORMAT_IDS, ...Object.keys(TOKEN_FORMAT_NAMES), 'all'];
  return {
    options: new Map([
      ...FIELDS.map(([option, operation, field]) => [option, valuesOf(operation, field)] as const),
      ['convert --to', ['hex', 'rgb', ...SPACE_IDS]],
      ['mix --space', SPACE_IDS],
      ['average --space', SPACE_IDS],
      ['tokens --format', formats],
      ['system --format', formats],
      ['audit --scope', ACCEPTED_STAGES],
      ['vision colors --condition', conditions],
      ['vision audit --condition', conditions],
    ]),
    words: new Map([
      ['browse', COLLECTIONS],
      ['call', operations.map(({ name }) => name)],
      ['completion', ['bash', 'zsh', 'fish']],
    ]),
    fields: new Map(
      operations.map(({ name, fields }) => [
        name,
        fields.flatMap(({ name: field, values }) => values?.map((value) => `${field}=${value}`) ?? [`${field}=`]),
      ]),
    ),
  };
};
