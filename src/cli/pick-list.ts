import { emitKeypressEvents } from 'node:readline';

/** Where a list is shown and keys are read: a terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { setRawMode?(raw: boolean): unknown };
  readonly rows?: number | undefined;
  write(text: string): unknown;
}

/** Rows of a terminal that does not say how many it has. */
const USUAL_ROWS = 24;

interface Key {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

/** Where a key leads: another row, the choice, or away. */
const afterKey = ({ name, ctrl }: Key, row: number, count: number): number | 'chosen' | 'left' => {
  if (name === 'escape' || name === 'q' || (ctrl && (name === 'c' || name === 'd'))) return 'left';
  if (name === 'return' || name === 'enter' || name === 'space') return 'chosen';
  if (name === 'up' || name === 'k') return (row + count - 1) % count;
  if (name === 'down' || name === 'j' || name === 'tab') return (row + 1) % count;
  if (name === 'home') return 0;
  return name === 'end' ? count - 1 : row;
};

/** Shows lines in a terminal and resolves to the number of the one that is chosen; undefined if none is. */
export const chooseLine = async (
  lines: readonly string[],
  { input, rows, write }: Terminal,
): Promise<number | undefined> => {
  const height = Math.max(1, Math.min(lines.length, (rows || USUAL_ROWS) - 1));
  let row = 0;
  let shown = 0;
  const draw = (): void => {
    const first = Math.max(0, Math.min(row - Math.floor(height / 2), lines.length - height));
    const page = lines
      .slice(first, first + height)
      .map((line, i) => `\x1b[2K${first + i === row ? '> ' : '  '}${line}\n`);
    write(`${shown ? `\x1b[${shown}A` : ''}${page.join('')}`);
    shown = height;
  };
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.resume();
  write('\x1b[?25l');
  draw();
  try {
    return await new Promise<number | undefined>((resolve) => {
      const press = (_: string | undefined, key: Key): void => {
        const next = afterKey(key, row, lines.length);
        if (next === 'chosen') resolve(row);
        else if (next === 'left') resolve(undefined);
        else if (next !== row) {
          row = next;
          draw();
        }
        if (typeof next === 'string') input.removeListener('keypress', press);
      };
      input.on('keypress', press);
      input.once('end', () => resolve(undefined));
    });
  } finally {
    input.setRawMode?.(false);
    input.pause();
    // The list goes, what is printed stays.
    write(`\x1b[${shown}A\x1b[0J\x1b[?25h`);
  }
};
