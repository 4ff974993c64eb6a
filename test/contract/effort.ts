import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';

/** What code has done: a measure that is the same on every machine. */
export interface Effort {
  /** Blocks of JavaScript that were run: calls, branches, rounds of loops. */
  readonly blocks: number;
  /** Characters that texts were searched, split, changed or written by the engine itself. */
  readonly characters: number;
}

/** A sticky expression looks at what stands at one place; it is not known how far. */
const AT_ONE_PLACE = 64;

const seen = (subject: unknown): number => (typeof subject === 'string' ? subject.length : 0);
const ofResult = (_: unknown, __: unknown, result: unknown): number => seen(result);
const ofArgument = (_: unknown, [text]: readonly unknown[]): number => seen(text);

type Look = (subject: unknown, given: readonly unknown[], result: unknown) => number;
const STRING_METHODS = [
  'split',
  'replace',
  'replaceAll',
  'includes',
  'indexOf',
  'lastIndexOf',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'trim',
  'localeCompare',
  'isWellFormed',
] as const;
/** Methods that go through the whole of a text, by the object that has them, with how many characters a call has looked at. */
const WATCHED: readonly (readonly [holder: object, method: string, look: Look])[] = [
  ...STRING_METHODS.map((method) => [String.prototype, method, seen] as const),
  [RegExp.prototype, 'exec', (subject, [text]) => ((subject as RegExp).sticky ? AT_ONE_PLACE : seen(text))],
  [JSON, 'stringify', ofResult],
  [JSON, 'parse', ofArgument],
  [Buffer, 'from', ofArgument],
  [globalThis, 'structuredClone', ofArgument],
];

export interface Meter {
  /** What a piece of work took. */
  measure(work: () => Promise<void>): Promise<Effort>;
  /** Leaves the engine as it was found. */
  stop(): Promise<void>;
}

const root = new URL('../..', import.meta.url).href;
const NOT_MEASURED = [`${root}test/`, `${root}node_modules/vitest/`, `${root}node_modules/@vitest/`, 'node:'];
/** Code that is measured: neither that of Node nor that of the tests, which makes the inputs. */
const isMeasured = (url: string): boolean => {
  const address = url.startsWith('/') ? pathToFileURL(url).href : url;
  return !NOT_MEASURED.some((start) => address.startsWith(start));
};

/** Counts what code of this thread does, by the engine's own record of coverage and by watching methods of its built-in objects. */
export const startMeter = async (): Promise<Meter> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  let characters = 0;
  const undo = WATCHED.map(([holder, method, look]) => {
    const own = Object.getOwnPropertyDescriptor(holder, method)!;
    const usual = own.value as (...given: unknown[]) => unknown;
    Object.defineProperty(holder, method, {
      ...own,
      value(this: unknown, ...given: unknown[]): unknown {
        const result = Reflect.apply(usual, this, given);
        characters += look(this, given, result);
        return result;
      },
    });
    return () => Object.defineProperty(holder, method, own);
  });

  const blocks = async (): Promise<number> => {
    let sum = 0;
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const { url, functions } of result)
      if (isMeasured(url)) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
    return sum;
  };

  return {
    async measure(work) {
      await blocks();
      characters = 0;
      await work();
      return { characters, blocks: await blocks() };
    },
    async stop() {
      for (const one of undo) one();
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
};
