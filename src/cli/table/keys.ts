import type { CommandEntry } from '../command.ts';
import { group } from './group.ts';
import { list, number, text } from './options.ts';

/** What a key may be confined to. */
const TERMS = {
  scopes: list('group', 'Operation groups it may call (default: all)'),
  expires: text('instant', 'Expiry time, such as 2032-01-01T00:00:00Z'),
  note: text('text', 'Internal note, not shown to the key holder'),
};
const KEY = { name: 'id', describe: 'Id of the key' } as const;

const keys = group('keys', () => import('../commands/keys.ts'));

export const keyCommands: readonly CommandEntry[] = [
  keys('issue', 'Issue a key', ({ issue }) => issue, {
    details: 'The key is shown once. ADMIN_KEY has to be set, for this and the other commands on keys.',
    options: {
      tier: text('tier', 'Tier (default: free)'),
      label: text('text', 'Owner or purpose of the key'),
      ...TERMS,
    },
    examples: [
      "keys issue --tier pro --label 'Acme design tool'",
      'keys issue --scopes palette,color --expires 2032-01-01T00:00:00Z',
    ],
  }),
  keys('list', 'List the keys', (module) => module.list, { examples: ['keys list'] }),
  keys('revoke', 'Revoke a key', ({ revoke }) => revoke, { arguments: [KEY] }),
  keys('usage', 'Show or set what a key has used of a month', ({ usage }) => usage, {
    details: 'With --set the count of a month is replaced, from the next call on; that is recorded with the note.',
    arguments: [KEY],
    options: {
      set: number('Credits that count as used', 'credits'),
      month: text('month', 'Month to set, such as 2031-05 (default: the present one)'),
      note: text('text', 'Why it is set'),
    },
  }),
  keys('rotate', 'Replace a key with a new one', ({ rotate }) => rotate, {
    details:
      'The new key takes over tier, label, note and scopes unless others are given. Both work for the overlap, then the old one expires.',
    arguments: [KEY],
    options: { overlap: number('Hours during which the old key still works (default: 24)', 'hours'), ...TERMS },
  }),
];
