import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { completionFor } from '../../src/cli/completion.ts';
import { knownValues } from '../../src/cli/known-values.ts';
import { commands } from '../../src/cli/table/index.ts';
import { operationEntries } from '../../src/cli-operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'metamer-completion-'));
const script = join(folder, 'metamer.bash');
writeFileSync(script, completionFor('bash', commands, knownValues(operationEntries(), ['deuteranopia', 'tritanopia'])));
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
    expect(offered('keys', '')).toEqual(['issue', 'list', 'revoke', 'usage', 'rotate']);
    expect(offered('keys', 'rotate', '--ov')).toEqual(['--overlap']);
    expect(offered('audit', 'https://example.com/', '--fail-on', 's')).toEqual(['serious']);
    expect(offered('contrast', '#fff', '#000', '--f')).toEqual(['--fix']);
    expect(offered('tokens', 'fi')).toEqual([]);
  });

  it('offers spaces, methods, formats, conditions, scopes, operations, fields and their values in bash', () => {
    expect(offered('convert', '336699', '--to', 'okl')).toEqual(expect.arrayContaining(['oklab', 'oklch']));
    expect(offered('palette', '--method', 'tri')).toEqual(['triadic']);
    expect(offered('tokens', 'red', '--format', 'ta')).toEqual(['tailwind']);
    expect(offered('vision', 'colors', 'red', '--condition', 'd')).toEqual(['deuteranopia']);
    expect(offered('audit', 'https://example.com/', '--scope', 'se')).toEqual(expect.arrayContaining(['seo']));
    expect(offered('browse', 'pal')).toEqual(['palettes']);
    expect(offered('call', 'color.contr')).toEqual(expect.arrayContaining(['color.contrast']));
    expect(offered('call', 'color.contrast', 'f')).toEqual(expect.arrayContaining(['fg=']));
    expect(offered('call', 'palette.generate', 'method', '=', 'tri')).toEqual(['triadic']);
    expect(offered('call', 'palette.generate', 'wheel', '=')).toEqual(['hsl', 'oklch', 'ryb']);
    // A key of a space or a list of keys; an illuminant or a chromaticity.
    expect(offered('call', 'science.convert', 'to', '=', 'oklc')).toEqual(['oklch']);
    expect(offered('call', 'science.convert', 'white_point', '=', 'D6')).toContain('D65');
  });
});
