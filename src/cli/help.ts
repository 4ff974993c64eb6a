import type { Argument, Command, Option } from './command.ts';
import { columns } from './paint.ts';
import { COMMON } from './parse.ts';

const argumentText = ({ name, many, optional }: Argument): string => {
  const text = `${name}${many ? '...' : ''}`;
  return optional ? `[${text}]` : `<${text}>`;
};

/** How a command is written: `metamer contrast <foreground> <background> [options]`. */
export const usageOf = ({ name, arguments: words, options }: Command): string =>
  ['metamer', name, ...words.map(argumentText), ...(Object.keys(options).length ? ['[options]'] : [])].join(' ');

const optionRow = ([name, { describe, value, short, choices }]: [string, Option]): string[] => [
  `  ${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` <${choices ? choices.join('|') : value}>`}`,
  describe,
];

const section = (title: string, lines: string): string[] => (lines ? ['', title, lines] : []);

/** The help of one command. */
export const commandHelp = (command: Command): string => {
  const { summary, details, arguments: words, options, examples } = command;
  return [
    summary,
    ...(details === undefined ? [] : ['', details]),
    ...section('Usage', `  ${usageOf(command)}`),
    ...section('Arguments', columns(words.map((word) => [`  ${word.name}`, word.describe]))),
    ...section('Options', columns(Object.entries(options).map(optionRow))),
    ...section('Global options', columns(Object.entries(COMMON).map(optionRow))),
    ...section('Examples', examples.map((example) => `  metamer ${example}`).join('\n')),
    '',
  ].join('\n');
};

/** All commands, or those whose name begins with a word. */
export const listOf = (commands: readonly Command[]): string =>
  columns(commands.map(({ name, summary }) => [`  ${name}`, summary]));

const ENVIRONMENT: readonly (readonly string[])[] = [
  ['  BASE_URL', 'Server URL; if unset, or with --embedded, commands run locally'],
  ['  API_KEY', 'Key for that server'],
  ['  ADMIN_KEY', 'Admin key for that server, for keys'],
  ['  NO_COLOR', 'Disable coloured output'],
];

const CODES: readonly (readonly string[])[] = [
  ['  0', 'Success; all checks passed'],
  ['  1', 'A check failed'],
  ['  2', 'Invalid command or input'],
  ['  3', 'Authentication failed, or a limit was reached'],
  ['  4', 'The server or the page cannot be reached, or the service failed'],
];

export const overview = (commands: readonly Command[]): string =>
  [
    'Colours, contrast, palettes, design tokens and page audits from the command line.',
    ...section('Usage', '  metamer <command> [options]'),
    ...section('Commands', listOf(commands)),
    ...section('Environment', columns(ENVIRONMENT)),
    ...section('Exit codes', columns(CODES)),
    '',
    'Run metamer <command> --help for details of a command.',
    '',
  ].join('\n');
