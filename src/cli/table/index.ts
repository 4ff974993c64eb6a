import type { Command, CommandEntry } from '../command.ts';
import { adjustCommands } from './adjust.ts';
import { colorCommands } from './color.ts';
import { designCommands } from './design.ts';
import { jobCommands } from './jobs.ts';
import { keyCommands } from './keys.ts';
import { pageCommands } from './pages.ts';
import { serviceCommands } from './service.ts';
import { webhookCommands } from './webhooks.ts';

const entries: readonly CommandEntry[] = [
  ...colorCommands,
  ...adjustCommands,
  ...designCommands,
  ...pageCommands,
  ...serviceCommands,
  ...keyCommands,
  ...jobCommands,
  ...webhookCommands,
];

const NOTHING = { arguments: [], options: {}, examples: [] } as const;

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = entries.map((entry) => ({ ...NOTHING, ...entry }));
