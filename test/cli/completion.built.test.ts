import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { completionFor } from '../../src/cli/completion.ts';
import { commands } from '../../src/cli/table/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'metamer-completion-'));
const script = join(folder, 'metamer.bash');
writeFileSync(script, completionFor('bash', commands));
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash offers behind these words; the last is the one that is being typed. */
const offered = (...words: string[]): string[] => {
  const program = `source ${script}
COMP_WORDS=(metamer ${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length}
_metamer
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).split('\n').filter(Boolean);
};

describe('completion in a shell', () => {
  it('offers commands, the second word of groups, options and closed lists of values in bash', () => {
    expect(offered('')).toEqual([...new Set(commands.map(({ name }) => name.split(' ')[0]))]);
    expect(offered('con')).toEqual(['convert', 'contrast']);
    expect(offered('keys', '')).toEqual(['issue', 'list', 'revoke', 'rotate']);
    expect(offered('keys', 'rotate', '--ov')).toEqual(['--overlap']);
    expect(offered('audit', 'https://example.com/', '--fail-on', 's')).toEqual(['serious']);
    expect(offered('contrast', '#fff', '#000', '--f')).toEqual(['--fix']);
    expect(offered('tokens', 'fi')).toEqual([]);
  });
});
