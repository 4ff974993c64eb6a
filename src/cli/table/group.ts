import type { CommandEntry, Run } from '../command.ts';

/** What a command of a group has besides its name, summary and work. */
type More = Pick<CommandEntry, 'details' | 'arguments' | 'options' | 'examples'>;

/**
 * Makes the commands of one group, which run against a server. Each is named by the group and a word of its own; its work is
 * one function of the module, which is loaded when the command is called.
 */
export const group =
  <Module>(name: string, load: () => Promise<Module>) =>
  (word: string, summary: string, run: (module: Module) => Run, more: More = {}): CommandEntry => ({
    name: `${name} ${word}`,
    summary,
    ...more,
    served: true,
    load: async () => run(await load()),
  });
