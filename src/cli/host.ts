import type { ClientOptions, MetamerClient } from '../trpc-client/client.ts';
import type { DatabaseCopy, FetchedFile, OpenClient, OperationEntry, PlainContrast, SignInTarget } from './command.ts';
import type { Depth } from './paint.ts';
import type { Terminal } from './pick-list.ts';

/** What the command line runs in. */
export interface Host {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly output: { readonly isTTY?: boolean; write(chunk: string | Uint8Array): unknown };
  readonly errors: { readonly isTTY?: boolean; write(chunk: string): unknown };
  readonly version: () => Promise<string>;
  read(file: string): Promise<Uint8Array>;
  /** The operations in this process; `close` ends what they have started. */
  embedded(hosts: readonly string[]): Promise<{
    client: MetamerClient;
    /** Reads an address as the analyzer would. */
    fetch(url: string): Promise<FetchedFile>;
    close(): Promise<void>;
  }>;
  remote(options: ClientOptions): Promise<MetamerClient>;
  /** The terminal of the user, even where standard input and output are piped; undefined without one. */
  terminal(): Promise<OpenTerminal | undefined>;
  /** What `accessibility.check` answers for two plain colours, without loading the operations; undefined for others. */
  plainContrast(fg: string, bg: string): Promise<PlainContrast | undefined>;
  /** The operations of the service. */
  operations(): Promise<readonly OperationEntry[]>;
  /** Runs an operation by its name with a client. */
  run(client: MetamerClient, operation: string, input: unknown): Promise<unknown>;
  /** Serves the tools for agents, which run their operations with clients, until the input ends. */
  tools(open: OpenClient): Promise<void>;
  /**
   * A new link into the workbench of the service whose settings are in the environment, for an administrator where that is
   * wanted; throws UsageError if there can be none.
   */
  signInLink(wanted: SignInTarget): Promise<string>;
  /** A backup of the database that the environment names, and its restoration; throws UsageError where that cannot be. */
  backUp(file: string): Promise<DatabaseCopy>;
  restore(file: string, replace: boolean): Promise<DatabaseCopy>;
}

export interface OpenTerminal extends Terminal {
  readonly depth: Depth;
  close(): void;
}
