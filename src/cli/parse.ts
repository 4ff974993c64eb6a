import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearMatches } from '../errors/suggest.ts';
import { type Argument, type Command, type Option, UsageError } from './command.ts';

/** Options of every command. */
export const COMMON = {
  json: { describe: 'Print the answer as JSON' },
  url: { describe: 'Server URL (env: BASE_URL)', value: 'address' },
  key: { describe: 'API key for it; API_KEY says the same', value: 'key' },
  embedded: { describe: 'Run locally even if BASE_URL is set' },
  color: { describe: 'Colours in the output', value: 'when', choices: ['auto', 'always', 'never'] },
  strict: { describe: 'Stop at the first wrong line of standard input' },
  help: { describe: 'Show help', short: 'h' },
} as const satisfies Readonly<Record<string, Option>>;

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** What was typed, checked against what the command declares. */
export interface Parsed {
  readonly values: Values;
  readonly words: ReadonlyMap<string, readonly string[]>;
}

const configOf = (options: Readonly<Record<string, Option>>): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value, short, many }]) => [
      name,
      {
        type: value === undefined ? 'boolean' : 'string',
        multiple: many ?? false,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );

/**
 * Splits off the command's name: the words that are not options, before anything is known of the command's own options.
 */
export const positionalsOf = (args: readonly string[]): readonly string[] =>
  parseArgs({ args: [...args], options: configOf(COMMON), allowPositionals: true, strict: false }).positionals;

/** Stands before a negative number that is a word, so that it is not taken for an option. */
const MASK = '\0';

/** A number may have a leading dash: `--hue -30` is read as `--hue=-30`, and `-90` elsewhere is a word, up to a `--`. */
const withNegatives = (args: readonly string[], options: Readonly<Record<string, Option>>): string[] => {
  const end = args.indexOf('--');
  const read: string[] = [];
  for (const [i, arg] of args.entries()) {
    const previous = read.at(-1) ?? '';
    const option = previous.startsWith('--') ? options[previous.slice(2)] : undefined;
    const isNegative = /^-[\d.]/.test(arg) && (end === -1 || i < end);
    if (isNegative && option?.value !== undefined) read[read.length - 1] = `${previous}=${arg}`;
    else read.push(isNegative ? MASK + arg : arg);
  }
  return read;
};

const unmasked = (word: string): string => (word.startsWith(MASK) ? word.slice(MASK.length) : word);

/** An option without its value, in the words of every other refusal. */
const noValue = (message: string): UsageError => {
  const name = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1];
  if (name === undefined) return new UsageError(message);
  return new UsageError(
    message.includes('does not take')
      ? `${name}: does not accept a value`
      : `${name}: requires a value; write ${name}=-value if it starts with a dash`,
  );
};

const checkValue = (name: string, { number, choices }: Option, text: string): void => {
  if (number && !(text.trim() !== '' && Number.isFinite(Number(text))))
    throw new UsageError(`--${name}: must be a number, got ${JSON.stringify(text)}`);
  if (choices && !choices.includes(text)) throw new UsageError(`--${name}: must be one of ${choices.join(', ')}`);
};

const COLOR_NAMES = new Set(['color', 'foreground', 'background', 'from', 'to']);
const UNQUOTED = "\nA shell reads # as a comment: write 336699, or '#336699' in quotes.";

/** Words by the argument that they are for. */
const assign = (
  declared: readonly Argument[],
  given: readonly string[],
  usage: string,
): Map<string, readonly string[]> => {
  const left = [...given];
  const words = new Map<string, readonly string[]>();
  for (const { name, many, optional } of declared) {
    const taken = many ? left.splice(0) : left.splice(0, 1);
    if (taken.length === 0 && !optional)
      throw new UsageError(`${name} is missing\nusage: ${usage}${COLOR_NAMES.has(name) ? UNQUOTED : ''}`);
    words.set(name, taken);
  }
  if (left.length) throw new UsageError(`unexpected argument ${JSON.stringify(left[0])}\nusage: ${usage}`);
  return words;
};

const unknownOption = (message: string, known: readonly string[], command: string): UsageError => {
  const name = /'(-[^']*)'/.exec(message)?.[1];
  if (name === undefined) return new UsageError(message);
  const near = nearMatches(name.replace(/^-+/, ''), known);
  const hint = near.length ? `Did you mean --${near.join(' or --')}?` : `metamer ${command} --help lists the options.`;
  return new UsageError(`unknown option ${name}. ${hint}`);
};

/** Reads the command line of a command; `count` words of it are the command's name. Throws UsageError. */
export const parseCall = (command: Command, args: readonly string[], count: number, usage: string): Parsed => {
  const options: Readonly<Record<string, Option>> = { ...command.options, ...COMMON };
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const read = withNegatives(args, options);
    parsed = parseArgs({ args: read, options: configOf(options), allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw unknownOption(message, Object.keys(options), command.name);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw noValue(message);
    throw new UsageError(message);
  }
  const values: Values = parsed.values;
  if (values.help) return { values, words: new Map() };
  for (const [name, option] of Object.entries(options)) {
    const given = values[name];
    for (const one of Array.isArray(given) ? given : [given]) {
      if (typeof one === 'string') checkValue(name, option, one);
    }
  }
  return { values, words: assign(command.arguments, parsed.positionals.slice(count).map(unmasked), usage) };
};
