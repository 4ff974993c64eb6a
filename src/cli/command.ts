import type { MetamerClient } from '../trpc-client/client.ts';
import type { LineFormat, PrintedColor } from './color-lines.ts';
import type { Paint } from './paint.ts';

/** A word that follows the command. */
export interface Argument {
  readonly name: string;
  readonly describe: string;
  /** Takes all words that are left. Only the last argument may. */
  readonly many?: true;
  readonly optional?: true;
}

/** A `--name` of a command. */
export interface Option {
  readonly describe: string;
  /** What stands for its value in the help, such as `ratio`; a switch where it is left out. */
  readonly value?: string;
  readonly short?: string;
  /** May be given more than once, and each time as a list separated by commas. */
  readonly many?: true;
  /** The value is a number. */
  readonly number?: true;
  /** The only values it takes. Vocabularies of the service are left to the service. */
  readonly choices?: readonly string[];
}

/** A result in the forms in which it can be printed. */
export interface Result {
  /** What `--json` prints. */
  readonly answer: unknown;
  /** For a person; JSON where it is left out. */
  readonly pretty?: (paint: Paint) => string;
  /** The colours that it came to: printed one per line where the output is not a terminal, or `--format` asks for it. */
  readonly colors?: readonly PrintedColor[];
  /** How these colours are printed in any case, and how if they are piped (default: hex). */
  readonly as?: LineFormat;
  readonly piped?: LineFormat;
  /** The file that takes what would be printed; standard output without it. */
  readonly to?: string | undefined;
  /** A file that goes to standard output as it is, unless `--json` is given. */
  readonly file?: string | Uint8Array;
  /** Said on the error output. */
  readonly note?: string;
  /** The command ran and what it examined did not pass: exit code 1. */
  readonly failed?: boolean;
  /** Why a part of the answer is missing: reported before it, and its exit code is that of the command. */
  readonly missing?: Error;
}

/** Makes a client, and says how to end what it has started. `hosts` are `host:port` pairs that pages may be fetched from although they are private. */
export type OpenClient = (
  hosts?: readonly string[],
) => Promise<{ readonly client: MetamerClient; readonly close: () => Promise<void> }>;

/** What a command works with. */
export interface Call {
  /** The operations, in this process or on a server. `hosts` are `host:port` pairs that pages may be fetched from although they are private. */
  client(hosts?: readonly string[]): Promise<MetamerClient>;
  word(argument: string): string;
  words(argument: string): readonly string[];
  text(option: string): string | undefined;
  number(option: string): number | undefined;
  list(option: string): string[] | undefined;
  /** Text where the operation takes a term of its vocabulary: the service checks it, and says what it accepts. */
  term<Value extends string>(option: string): Value | undefined;
  /** The same for a list. */
  terms<Value extends string>(option: string): Value[] | undefined;
  has(option: string): boolean;
  /** Whether the answer is printed as JSON, for commands to which that is dear. */
  readonly json: boolean;
  /** A file by its name, or standard input for `-`. Throws UsageError where it cannot be read. */
  read(file: string): Promise<Uint8Array>;
  /** What `accessibility.check` answers for two plain colours, computed at once where there is no server; undefined otherwise. */
  plainContrast(fg: string, bg: string): Promise<PlainContrast | undefined>;
  /** Lets the user choose one of some lines in the terminal; undefined if none. Throws UsageError without a terminal. */
  choose(linesOf: (paint: Paint) => readonly string[]): Promise<number | undefined>;
  /** Whether the first wrong line of standard input ends the command. */
  readonly strict: boolean;
  /** Reports a part that cannot be had; the command continues, and its exit code says that something is missing. */
  report(error: Error): void;
  /** The operations of the service, by their names. */
  operations(): Promise<readonly OperationEntry[]>;
  /** Runs any operation by its name. Throws what the client throws. */
  run(operation: string, input: unknown): Promise<unknown>;
  /** Every command there is. */
  commands(): readonly Command[];
  /** Serves the tools for agents over standard input and output, until the input ends. */
  serveTools(): Promise<void>;
  /** A new link that signs a browser on this computer into the workbench. Throws UsageError where there is no service for it. */
  signInLink(wanted: SignInTarget): Promise<string>;
  /** Backs up the database of the service whose settings are in the environment. Throws UsageError where that cannot be. */
  backUp(file: string): Promise<DatabaseCopy>;
  /** Restores a backup to it; with `replace` also where there is a database, which is set aside. */
  restore(file: string, replace: boolean): Promise<DatabaseCopy>;
  /** Says how far a long command is, on the error output. */
  progress(text: string): void;
  /** Says something on the error output, in a line of its own. */
  notice(text: string): void;
  /** Reads an address; `hosts` as for `client`. Throws the refusal of an address that may not be read, or does not respond. */
  fetch(url: string, hosts?: readonly string[]): Promise<FetchedFile>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A field of an operation. */
export interface OperationField {
  readonly name: string;
  /** Type of JSON Schema; undefined if there are several. */
  readonly type?: string;
  /** Type of the members of a list. */
  readonly member?: string;
  /** Known values. */
  readonly values?: readonly string[];
}

/** An operation as `metamer call` knows it. */
export interface OperationEntry {
  readonly name: string;
  /** `POST /v1/color/contrast`; undefined if REST does not serve it. */
  readonly route?: string;
  readonly summary: string;
  readonly fields: readonly OperationField[];
}

/** Whom a sign-in link is for, and the address that it leads to where that is not the one listened on. */
export interface SignInTarget {
  readonly admin: boolean;
  readonly url: string | undefined;
}

/** What was backed up or restored. */
export interface DatabaseCopy {
  readonly file: string;
  readonly database: string;
  readonly keys: number;
  readonly calls: number;
  readonly jobs: number;
  readonly webhooks: number;
  readonly last_used_at: string | null;
  readonly set_aside: string | null;
}

/** What an address responded with. */
export interface FetchedFile {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** The answer of `accessibility.check`. */
export type PlainContrast = Awaited<ReturnType<MetamerClient['accessibility']['check']['query']>>;

export type Run = (call: Call) => Promise<Result>;

/** A command as the table has it: enough for help, parsing and completion without loading what it does. */
export interface Command {
  /** One word or two, such as `webhooks test`. */
  readonly name: string;
  readonly summary: string;
  /** What a reader needs beyond the summary. */
  readonly details?: string;
  readonly arguments: readonly Argument[];
  readonly options: Readonly<Record<string, Option>>;
  /** What follows `metamer`, as it is typed; a test runs each. */
  readonly examples: readonly string[];
  /** Runs against a server only: what it shows is kept there. */
  readonly served?: true;
  readonly load: () => Promise<Run>;
}

/** A command as its table says it: what it takes nothing of is left out. */
export type CommandEntry = Omit<Command, 'arguments' | 'options' | 'examples'> &
  Partial<Pick<Command, 'arguments' | 'options' | 'examples'>>;

/** A part of what was requested cannot be had: exit code 4. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
