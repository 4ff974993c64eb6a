import { describe, expect, it } from 'vitest';
import { completionFor, SHELLS } from '../../src/cli/completion.ts';
import { commands } from '../../src/cli/table/index.ts';
import { run } from './host.ts';

describe('completion', () => {
  it.each(SHELLS)('knows every command and every option in %s', (shell) => {
    const text = completionFor(shell, commands);
    for (const { name, options } of commands) {
      for (const word of name.split(' ')) expect(text).toContain(word);
      for (const option of Object.keys(options))
        expect(text).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
    }
  });

  it('refuses other shells', async () => {
    expect(await run(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      error: 'shell: must be one of bash, zsh, fish\n',
    });
  });
});
