import type { CommandEntry, Option } from '../command.ts';

/** What a key may be confined to. */
const TERMS = {
  scopes: { describe: 'Groups of operations that it may call; all otherwise', value: 'group', many: true },
  expires: { describe: 'From when on it is refused, such as 2032-01-01T00:00:00Z', value: 'instant' },
  note: { describe: 'For those who look after the keys', value: 'text' },
} as const satisfies Readonly<Record<string, Option>>;

export const keyCommands: readonly CommandEntry[] = [
  {
    name: 'keys issue',
    summary: 'Issue a key',
    details: 'The key is shown once. ADMIN_KEY has to be set, for this and the other commands on keys.',
    options: {
      tier: { describe: 'Tier; free otherwise', value: 'tier' },
      label: { describe: 'Who the key is for', value: 'text' },
      ...TERMS,
    },
    examples: [
      "keys issue --tier pro --label 'Acme design tool'",
      'keys issue --scopes palette,color --expires 2032-01-01T00:00:00Z',
    ],
    served: true,
    load: async () => (await import('../commands/keys.ts')).issue,
  },
  {
    name: 'keys list',
    summary: 'List the keys',
    examples: ['keys list'],
    served: true,
    load: async () => (await import('../commands/keys.ts')).list,
  },
  {
    name: 'keys revoke',
    summary: 'Revoke a key',
    arguments: [{ name: 'id', describe: 'Id of the key' }],
    served: true,
    load: async () => (await import('../commands/keys.ts')).revoke,
  },
  {
    name: 'keys rotate',
    summary: 'Issue a new key in place of one',
    details:
      'The new key takes over tier, label, note and scopes unless others are given. Both work for the overlap, then the old one expires.',
    arguments: [{ name: 'id', describe: 'Id of the key' }],
    options: {
      overlap: { describe: 'Hours for which the old key still works; 24 otherwise', value: 'hours', number: true },
      ...TERMS,
    },
    served: true,
    load: async () => (await import('../commands/keys.ts')).rotate,
  },
];
