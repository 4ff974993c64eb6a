import { WriteStream } from 'node:tty';
import { printable } from '../analyzer/formats/printable.ts';
import { nearMatches } from '../errors/suggest.ts';
import { isLineFormat, lineOf } from './color-lines.ts';
import { type Call, type Command, type OpenClient, type Result, UsageError } from './command.ts';
import { commandHelp, listOf, overview, usageOf } from './help.ts';
import type { Host } from './host.ts';
import { createPaint, type Depth } from './paint.ts';
import { type Parsed, parseCall, positionalsOf } from './parse.ts';
import { commands } from './table/index.ts';

const DEFAULT_URL = 'http://127.0.0.1:8080';

/** The server that a command asks; undefined where it computes here. */
const serverOf = ({ served }: Command, { values }: Parsed, { environment }: Host): string | undefined => {
  if (values.embedded && values.url) throw new UsageError('--embedded and --url exclude each other');
  if (values.embedded) {
    if (served) throw new UsageError('--embedded: this command needs a server');
    return undefined;
  }
  const given = values.url ?? environment.BASE_URL;
  if (typeof given === 'string' && given !== '') {
    if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : ''))
      throw new UsageError(
        `${values.url ? '--url' : 'BASE_URL'}: must be an http or https address, got ${JSON.stringify(given)}`,
      );
    return given;
  }
  return served ? DEFAULT_URL : undefined;
};

const depthOf = ({ values }: Parsed, { environment, output }: Host): Depth => {
  if (values.color === 'never') return 1;
  if (values.color === 'always') return 24;
  if (environment.NO_COLOR || !output.isTTY) return 1;
  return WriteStream.prototype.getColorDepth.call(output, { ...environment }) as Depth;
};

const listIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.flatMap((one: string) => one.split(',')).map((one) => one.trim()) : undefined;

/** Shows lines in the terminal of the user, and resolves to the number of the one that is chosen. */
const chooseIn = async (
  host: Host,
  isPlain: boolean,
  linesOf: Parameters<Call['choose']>[0],
): Promise<number | undefined> => {
  const terminal = await host.terminal();
  if (!terminal) throw new UsageError('this command needs a terminal');
  const { chooseLine } = await import('./pick-list.ts');
  const depth = isPlain || host.environment.NO_COLOR ? 1 : terminal.depth;
  try {
    return await chooseLine(linesOf(createPaint(depth)), terminal);
  } finally {
    terminal.close();
  }
};

const callOf = (
  command: Command,
  parsed: Parsed,
  host: Host,
  {
    connect,
    open,
    ...own
  }: Pick<Call, 'fetch' | 'report' | 'plainContrast'> & {
    readonly connect: Call['client'];
    readonly open: OpenClient;
  },
): Call => {
  const { values, words } = parsed;
  const option = (name: string): unknown => {
    if (!Object.hasOwn(command.options, name)) throw new TypeError(`${command.name} does not declare --${name}`);
    return values[name];
  };
  const text = (name: string): string | undefined => {
    const value = option(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    client: connect,
    word: (name) => words.get(name)?.[0] ?? '',
    words: (name) => words.get(name) ?? [],
    text,
    number(name) {
      const value = text(name);
      return value === undefined ? undefined : Number(value);
    },
    list: (name) => listIn(option(name)),
    term: <Value extends string>(name: string) => text(name) as Value | undefined,
    terms: <Value extends string>(name: string) => listIn(option(name)) as Value[] | undefined,
    has: (name) => option(name) !== undefined,
    json: values.json === true || values.format === 'json',
    strict: values.strict === true,
    ...own,
    operations: () => host.operations(),
    run: async (operation, input) => host.run(await connect(), operation, input),
    read: async (file) => {
      try {
        return await host.read(file);
      } catch (error) {
        throw new UsageError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'failed'})`);
      }
    },
    choose: (linesOf) => chooseIn(host, values.color === 'never', linesOf),
    commands: () => commands,
    serveTools: async () => host.tools(open),
    signInLink: host.signInLink,
    backUp: host.backUp,
    restore: host.restore,
    progress(line) {
      if (host.errors.isTTY) host.errors.write(`\r\x1b[2K${printable(line)}`);
    },
    notice(line) {
      host.errors.write(`${host.errors.isTTY ? '\r\x1b[2K' : ''}${printable(line)}\n`);
    },
    environment: host.environment,
  };
};

/** A text never holds the byte 0, an image or a PDF always does: a terminal would run its bytes as commands. */
const refuseToShow = (file: string | Uint8Array, { values }: Parsed, { output }: Host): void => {
  if (typeof file === 'string' || !output.isTTY || values.output === '-' || !file.includes(0)) return;
  throw new UsageError('binary output: use --output <file>, or redirect it with > or |');
};

const isFile = (to: string | undefined): to is string => to !== undefined && to !== '-';

/** A result in the form that is asked for, or that fits where it goes. */
const printed = (result: Result, parsed: Parsed, host: Host): string | Uint8Array => {
  const { answer, pretty, file, colors, as, piped = 'hex', to } = result;
  const { json, format, color } = parsed.values;
  const isForPeople = (host.output.isTTY && !isFile(to)) || color === 'always' || format === 'table';
  const notation = isLineFormat(format) ? format : (as ?? (isForPeople ? undefined : piped));
  const asJson = (): string => `${JSON.stringify(answer, null, 2)}\n`;
  if (json || (colors && format === 'json')) return asJson();
  if (file !== undefined) return file;
  if (colors && notation && format !== 'table') return colors.map((one) => `${lineOf(one, notation)}\n`).join('');
  return pretty ? `${pretty(createPaint(isFile(to) ? 1 : depthOf(parsed, host)))}\n` : asJson();
};

const print = async (result: Result, parsed: Parsed, host: Host): Promise<void> => {
  const { file, note, to } = result;
  if (file !== undefined && !parsed.values.json) refuseToShow(file, parsed, host);
  if (note !== undefined) host.errors.write(`${note}\n`);
  const content = printed(result, parsed, host);
  if (!isFile(to)) {
    host.output.write(content);
    return;
  }
  const { write } = await import('./files.ts');
  await write(to, content);
  host.output.write(`wrote ${to}\n`);
};

/** The command that the words begin with, the longest name first. */
const find = (words: readonly string[]): Command | undefined => {
  const named = (name: string): Command | undefined => commands.find((command) => command.name === name);
  return named(words.slice(0, 2).join(' ')) ?? named(words[0] ?? '');
};

const unknown = (words: readonly string[]): UsageError => {
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  if (group.length) return new UsageError(`metamer ${words[0]} needs one of these:\n${listOf(group)}`);
  const names = commands.map(({ name }) => name);
  const [first = ''] = words;
  const near = [...new Set([...nearMatches(words.slice(0, 2).join(' '), names, 1), ...nearMatches(first, names, 2)])];
  const hint = near.length ? `Did you mean ${near.join(' or ')}?` : 'metamer --help lists the commands.';
  return new UsageError(`unknown command '${first}'. ${hint}`);
};

/** Says what went wrong; answers the exit code. */
const sayError = async (error: unknown, server: string | undefined, host: Host): Promise<number> => {
  const { outcomeOf } = await import('./outcome.ts');
  const { text, code } = outcomeOf(error, server);
  host.errors.write(text);
  return code;
};

const execute = async (command: Command, args: readonly string[], host: Host): Promise<number> => {
  const parsed = parseCall(command, args, command.name.split(' ').length, usageOf(command));
  if (parsed.values.help) {
    host.output.write(commandHelp(command));
    return 0;
  }
  const server = serverOf(command, parsed, host);
  const opened: (() => Promise<void>)[] = [];
  const open: OpenClient = async (hosts = []) => {
    if (server === undefined) return host.embedded(hosts);
    const { key } = parsed.values;
    const apiKey = typeof key === 'string' ? key : host.environment.API_KEY;
    const adminKey = host.environment.ADMIN_KEY;
    const options = { baseUrl: server, ...(apiKey ? { apiKey } : {}), ...(adminKey ? { adminKey } : {}) };
    return { client: await host.remote(options), close: async () => {} };
  };
  const connect: Call['client'] = async (hosts) => {
    const { client, close } = await open(hosts);
    opened.push(close);
    return client;
  };
  const fetch: Call['fetch'] = async (url, hosts = []) => {
    const { fetch: read, close } = await host.embedded(hosts);
    opened.push(close);
    return read(url);
  };
  try {
    const run = await command.load();
    const reported: Error[] = [];
    const report = (error: Error) => void reported.push(error);
    const plainContrast: Call['plainContrast'] = async (fg, bg) =>
      server === undefined ? host.plainContrast(fg, bg) : undefined;
    const result = await run(callOf(command, parsed, host, { connect, open, fetch, report, plainContrast }));
    if (result.missing) reported.push(result.missing);
    const missing = reported.length ? await sayError(new AggregateError(reported), server, host) : 0;
    await print(result, parsed, host);
    return missing || (result.failed ? 1 : 0);
  } catch (error) {
    return await sayError(error, server, host);
  } finally {
    for (const close of opened) await close();
  }
};

/** An option where a command is expected. */
const lonelyOption = (option: string): UsageError => {
  const near = nearMatches(option.replace(/^-+/, ''), ['help', 'version'], 1);
  const hint = near.length ? `Did you mean --${near[0]}?` : 'metamer --help lists the commands.';
  return new UsageError(`a command is missing before ${option.slice(0, 60)}. ${hint}`);
};

/** Help where no command is to run: `metamer`, `metamer --help`, `metamer help webhooks`. Undefined where one is. */
const helpFor = (words: readonly string[], args: readonly string[]): string | undefined => {
  const asked = words[0] === 'help' ? words.slice(1) : words;
  if (asked.length === 0) return overview(commands);
  const wants = words[0] === 'help' || args.includes('--help') || args.includes('-h');
  if (!wants) return undefined;
  const command = find(asked);
  if (command) return commandHelp(command);
  const group = commands.filter(({ name }) => name.startsWith(`${asked[0]} `));
  if (group.length) return `${listOf(group)}\n`;
  throw unknown(asked);
};

/** Runs one command line and answers its exit code. */
export const runCommandLine = async (args: readonly string[], host: Host): Promise<number> => {
  try {
    if (args[0] === '--version' || args[0] === '-v' || args[0] === '-V') {
      host.output.write(`${await host.version()}\n`);
      return 0;
    }
    const words = positionalsOf(args);
    if (words.length === 0 && args.length > 0 && !/^(?:-h|--help)$/.test(args[0]!)) throw lonelyOption(args[0]!);
    const help = helpFor(words, args);
    if (help !== undefined) {
      host.output.write(help);
      return 0;
    }
    const command = find(words);
    if (!command) throw unknown(words);
    return await execute(command, args, host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.errors.write(`${error.message}\n`);
    return 2;
  }
};
