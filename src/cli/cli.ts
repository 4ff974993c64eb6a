#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createClient, type MetamerClient, refusalOf } from '../client/client.ts';

const STATES = ['pending', 'sending', 'delivered', 'dead'] as const;

interface Command {
  readonly usage: string;
  readonly does: string;
  /** Words that must follow the command. */
  readonly words: number;
  run(client: MetamerClient, words: readonly string[], options: { limit?: number; state?: string }): Promise<unknown>;
}

const stateOf = (text: string | undefined): (typeof STATES)[number] | undefined => {
  const known = STATES.find((state) => state === text);
  if (text !== undefined && !known) throw new Error(`--state must be one of ${STATES.join(', ')}`);
  return known;
};

/** What has no REST path, from a shell. */
const commands: Readonly<Record<string, Command>> = {
  'jobs list': {
    usage: 'jobs list [--limit 50]',
    does: 'list your jobs, newest first',
    words: 0,
    run: (client, _, { limit }) => client.jobs.list.query({ limit }),
  },
  'jobs cancel': {
    usage: 'jobs cancel <job id>',
    does: 'cancel a job',
    words: 1,
    run: (client, [id]) => client.jobs.cancel.mutate({ id: id! }),
  },
  'webhooks test': {
    usage: 'webhooks test <subscription id>',
    does: 'send a test delivery',
    words: 1,
    run: (client, [id]) => client.webhooks.test.mutate({ id: id! }),
  },
  'webhooks deliveries': {
    usage: 'webhooks deliveries <subscription id> [--state dead] [--limit 50]',
    does: 'list deliveries with all attempts',
    words: 1,
    run: (client, [id], { limit, state }) =>
      client.webhooks.deliveries.query({ id: id!, limit, state: stateOf(state) }),
  },
  'webhooks redeliver': {
    usage: 'webhooks redeliver <delivery id>',
    does: 'resend a delivery',
    words: 1,
    run: (client, [id]) => client.webhooks.redeliver.mutate({ delivery_id: id! }),
  },
  'webhooks rotate-secret': {
    usage: 'webhooks rotate-secret <subscription id>',
    does: 'rotate the signing secret',
    words: 1,
    run: (client, [id]) => client.webhooks.rotateSecret.mutate({ id: id! }),
  },
  'webhooks enable': {
    usage: 'webhooks enable <subscription id>',
    does: 'enable a subscription again',
    words: 1,
    run: (client, [id]) => client.webhooks.enable.mutate({ id: id! }),
  },
};

const help = (): string => {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`);
  return `Usage: metamer <command>\n\n${lines.join('\n')}\n\nEnvironment: METAMER_URL (default http://127.0.0.1:8080) and METAMER_API_KEY.\n`;
};

/** Runs one command and answers what to print; throws what is to be told on the error output. */
export const runCommand = async (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { limit: { type: 'string' }, state: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [group = '', verb = '', ...words] = positionals;
  if (values.help || group === '') return help();
  const command = commands[`${group} ${verb}`];
  if (!command) throw new Error(`unknown command '${`${group} ${verb}`.trim()}'\n\n${help()}`);
  if (words.length !== command.words) throw new Error(`usage: metamer ${command.usage}`);
  const apiKey = environment.METAMER_API_KEY;
  if (!apiKey) throw new Error('METAMER_API_KEY is not set');
  const client = createClient({ baseUrl: environment.METAMER_URL ?? 'http://127.0.0.1:8080', apiKey });
  const options = {
    ...(values.limit === undefined ? {} : { limit: Number(values.limit) }),
    ...(values.state === undefined ? {} : { state: values.state }),
  };
  return `${JSON.stringify(await command.run(client, words, options), null, 2)}\n`;
};

if (process.argv[1] !== undefined && import.meta.filename === realpathSync(process.argv[1])) {
  runCommand(process.argv.slice(2), process.env).then(
    (text) => process.stdout.write(text),
    (error: unknown) => {
      const refusal = refusalOf(error);
      process.stderr.write(refusal ? `${refusal.code}: ${refusal.message}\n` : `${(error as Error).message}\n`);
      process.exitCode = 1;
    },
  );
}
