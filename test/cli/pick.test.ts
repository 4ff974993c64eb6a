import { describe, expect, it } from 'vitest';
import { run } from './host.ts';

const COLORS = ['red', '#336699', 'oklch(0.5 0.05 200)', '#ffffff', '#000000', '#123456'];
const DOWN = '\x1b[B';
const UP = '\x1b[A';

describe('metamer pick', () => {
  it.each([
    ['\r', '#ff0000'],
    [`${DOWN}\r`, '#336699'],
    ['jj ', '#3f6c6e'],
    [`${UP}\r`, '#123456'],
    [`${DOWN.repeat(7)}\r`, '#336699'],
    ['\x1b[F\x1b[H\r', '#ff0000'],
  ])('%j chooses %s', async (keys, hex) => {
    expect(await run(['pick', ...COLORS], { keys })).toEqual({ code: 0, out: `${hex}\n`, error: '' });
  });

  it.each(['q', '\x03', ''])('%j leaves without a colour', async (keys) => {
    expect(await run(['pick', ...COLORS], { keys })).toEqual({ code: 1, out: '', error: 'Nothing was chosen.\n' });
  });

  it('shows as many lines as fit, with the chosen one, and takes them away', async () => {
    const screen: string[] = [];
    const { out } = await run(['pick', '-', '--format', 'oklch'], {
      keys: `${DOWN.repeat(4)}\r`,
      input: COLORS.join('\n'),
      screen,
    });
    expect(out).toBe('oklch(0 0 none)\n');
    expect(screen.find((text) => text.includes('red'))!.split('\n')).toHaveLength(5);
    expect(screen.filter((text) => text.includes('> ')).at(-1)).toMatch(/> .*#000000\n/);
    expect(screen.at(-1)).toBe('\x1b[4A\x1b[0J\x1b[?25h');
  });

  it('needs a terminal', async () => {
    expect(await run(['pick', 'red'])).toEqual({ code: 2, out: '', error: 'this command needs a terminal\n' });
  });
});
