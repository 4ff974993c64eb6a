import type { CommandEntry } from '../command.ts';
import { TO_FILE, text } from './options.ts';

/** The server itself, and what it says of your key and of its operations. */
export const serviceCommands: readonly CommandEntry[] = [
  {
    name: 'serve',
    summary: 'Start the service, configured by the environment',
    details: 'docs/configuration.md lists its variables. It ends on SIGINT and SIGTERM.',
    load: async () => (await import('../commands/local.ts')).serve,
  },
  {
    name: 'backup',
    summary: 'Back up the database of the service, which may serve meanwhile',
    details:
      'Run it with the DATABASE_URL of the service: a file or a libSQL server. The backup is the state of one instant, checked, in one file that is not there before.',
    arguments: [{ name: 'file', describe: 'File to write' }],
    load: async () => (await import('../commands/local.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'Restore a backup to DATABASE_URL',
    details:
      'To a file whose service is stopped, or to an empty libSQL server. Of a cluster, empty Redis and the journals as well before the nodes start.',
    arguments: [{ name: 'file', describe: 'File that metamer backup has written' }],
    options: { replace: { describe: 'Set the database aside that is there' } },
    load: async () => (await import('../commands/local.ts')).restore,
  },
  {
    name: 'sign-in',
    summary: 'Print a sign-in link for the workbench',
    details:
      'It works once, within ten minutes. Run it where the service runs, with its DATABASE_URL, HOST and PORT; the key that the browser gets lasts 30 days, and the one before is revoked. With --admin the browser gets a session of eight hours that administers keys at /account.',
    options: {
      admin: { describe: 'Sign in an administrator' },
      url: text('address', 'Address of the workbench, with --admin (default: where it listens)'),
    },
    examples: ['sign-in', 'sign-in --admin --url https://metamer.example'],
    load: async () => (await import('../commands/local.ts')).signIn,
  },
  {
    name: 'mcp',
    summary: 'Serve tools for agents over standard input and output',
    details: 'Model Context Protocol; docs/agents.md shows how to add it to an agent.',
    load: async () => (await import('../commands/local.ts')).mcp,
  },
  {
    name: 'call',
    summary: 'Call any operation of the service',
    details:
      'An operation is named as in color.contrast, by its OpenAPI id, or by method and path. Fields are name=value: values have the type of the field, lists are separated by commas or repeated, JSON is read where it begins with [ or {. Without a server it runs in this process.',
    arguments: [
      {
        name: 'operation',
        describe: 'Name of the operation, then its fields as name=value',
        many: true,
        optional: true,
      },
    ],
    options: {
      body: text('file', 'JSON object to send, from a file or - for standard input'),
      list: { describe: 'List the operations' },
      output: TO_FILE,
    },
    examples: [
      'call color.contrast fg=336699 bg=white',
      'call POST /v1/palette/generate method=triadic hue=210 seed=7',
      'call --list',
    ],
    load: async () => (await import('../commands/call.ts')).call,
  },
  {
    name: 'usage',
    summary: 'Show what your key has used',
    options: { since: text('YYYY-MM-DD', 'By day and endpoint, from this date') },
    examples: ['usage', 'usage --since 2026-01-01'],
    served: true,
    load: async () => (await import('../commands/service.ts')).usage,
  },
  {
    name: 'openapi',
    summary: 'Print the OpenAPI document',
    details: 'As YAML, or as JSON with --json.',
    options: { output: TO_FILE },
    examples: ['openapi --output openapi.yaml', 'openapi --json'],
    load: async () => (await import('../commands/openapi.ts')).openapi,
  },
  {
    name: 'completion',
    summary: 'Print a shell completion script',
    details:
      'bash: source <(metamer completion bash); add it to ~/.bashrc to keep it. zsh: metamer completion zsh > ~/.zfunc/_metamer, where ~/.zfunc is in fpath. fish: metamer completion fish > ~/.config/fish/completions/metamer.fish.',
    arguments: [{ name: 'shell', describe: 'bash, zsh or fish' }],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    load: async () => (await import('../commands/completion.ts')).completion,
  },
];
