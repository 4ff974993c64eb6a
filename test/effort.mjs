// What code has done, counted: a measure that is the same on every machine, and whatever else it does. Blocks of JavaScript come from
// the engine's own record of coverage, ours and those of packages alike; what the engine does by itself within one call of a built-in
// method (search a text, move the members of a list) is counted at the methods below. Not seen: what has no method, which is `...` in
// lists, objects and calls and `for (… in …)`; other methods of the engine and of Node; how far a regular expression went back. The
// tables of processor time beside these see it. `slice` of a text is not counted: the engine makes a view of it and copies nothing.
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** A sticky expression looks at what stands at one place; it is not known how far. */
const AT_ONE_PLACE = 64;

const lengthOf = (subject) => (typeof subject === 'string' ? subject.length : 0);
const sizeOf = (subject) => subject?.length ?? 0;
const seen = (subject) => lengthOf(subject);
const ofResult = (_, __, result) => lengthOf(result);
const ofArgument = (_, [value]) => lengthOf(value);

/** A search ends where something is found. */
const searched = (subject, [, from = 0], found) =>
  found < 0 ? Math.max(0, subject.length - from) : Math.max(0, found - from) + 1;
const isFound = (subject, [, from = 0]) => Math.max(0, subject.length - from);
/** What stands in a class or behind a backslash is no part of the form of an expression. */
const LITERALS = /\\.|\[(?:\\.|[^\]\\])*\]/gs;
const INNERMOST_GROUP = /\([^()]*\)/g;
const withoutGroups = (source) => {
  const less = source.replace(INNERMOST_GROUP, '');
  return less === source ? source : withoutGroups(less);
};
const anchored = new Map();
/** Whether an expression looks at the beginning alone, however long the text is: `^` is its start in every alternative. */
const isAnchored = ({ source, multiline }) => {
  if (multiline || !source.startsWith('^')) return false;
  if (!anchored.has(source)) anchored.set(source, !withoutGroups(source.replace(LITERALS, '')).includes('|'));
  return anchored.get(source);
};
const matched = (expression, [text], found, from) => {
  const { sticky, global } = expression;
  if (sticky || isAnchored(expression)) return (found?.[0].length ?? 0) + AT_ONE_PLACE;
  const start = global ? from : 0;
  return Math.max(0, (found ? found.index + found[0].length : lengthOf(text)) - start);
};

const STRING_METHODS = [
  ...['split', 'replace', 'replaceAll', 'toLowerCase', 'toUpperCase', 'normalize', 'trim', 'localeCompare'],
  ...['isWellFormed', 'lastIndexOf', 'trimStart', 'trimEnd'],
];
/** Methods that go through the whole of a text, by the object that has them, with how many characters a call has looked at. */
const TEXTS = [
  ...STRING_METHODS.map((method) => [String.prototype, method, seen]),
  [String.prototype, 'indexOf', searched],
  [String.prototype, 'includes', isFound],
  [RegExp.prototype, 'exec', matched],
  [JSON, 'stringify', ofResult],
  [JSON, 'parse', ofArgument],
  ...['repeat', 'padStart', 'padEnd'].map((method) => [String.prototype, method, ofResult]),
  [Buffer, 'from', ofArgument],
  [Buffer, 'byteLength', ofArgument],
  [TextEncoder.prototype, 'encode', ofArgument],
  [globalThis, 'structuredClone', ofArgument],
];

const members = (list) => sizeOf(list);
const ofKeys = (_, __, result) => result.length;
const found = (list, [, from = 0], at) => (at < 0 ? Math.max(0, sizeOf(list) - from) : at - from + 1);
const { keys: keysOf } = Object;
const TypedArray = Object.getPrototypeOf(Uint8Array);
/** The same for the members of lists and of bytes. */
const LISTS = [
  ...['shift', 'unshift', 'splice', 'join', 'reverse', 'includes', 'lastIndexOf', 'toSorted', 'toReversed', 'with'].map(
    (method) => [Array.prototype, method, members],
  ),
  ...['sort', 'fill', 'copyWithin', 'toSpliced'].map((method) => [Array.prototype, method, members]),
  ...['keys', 'values', 'entries', 'getOwnPropertyNames'].map((method) => [Object, method, ofKeys]),
  [Object, 'assign', (_, [, ...sources]) => sources.reduce((sum, source) => sum + keysOf(source ?? {}).length, 0)],
  [Object, 'fromEntries', (_, __, result) => keysOf(result).length],
  [Array.prototype, 'indexOf', found],
  ...['slice', 'concat', 'flat'].map((method) => [Array.prototype, method, (_, __, result) => sizeOf(result)]),
  [Array, 'from', (_, __, result) => sizeOf(result)],
  [Buffer, 'concat', (_, __, result) => sizeOf(result)],
  ...['slice', 'toString'].map((method) => [Buffer.prototype, method, (_, __, result) => Number(sizeOf(result))]),
  ...['equals', 'compare'].map((method) => [
    Buffer.prototype,
    method,
    (bytes, [other]) => Math.max(sizeOf(bytes), sizeOf(other)),
  ]),
  ...['sort', 'join', 'reverse'].map((method) => [TypedArray.prototype, method, members]),
  ...[Buffer.prototype, TypedArray.prototype].map((holder) => [holder, 'indexOf', found]),
  [TypedArray.prototype, 'set', (_, [source]) => sizeOf(source)],
  [Buffer.prototype, 'fill', members],
  [TypedArray.prototype, 'fill', (list, [, from = 0, to = list.length]) => Math.max(0, to - from)],
  [TypedArray.prototype, 'slice', (_, __, result) => sizeOf(result)],
];

/** Sets and maps that are made of a list go through all of it. */
const COLLECTIONS = ['Set', 'Map'];
const ofContent = (content, made) => Math.max(made.size, sizeOf(content), content?.size ?? 0);

const root = new URL('..', import.meta.url).href;
const NOT_MEASURED = [`${root}test/`, `${root}node_modules/vitest/`, `${root}node_modules/@vitest/`, 'node:'];
/** Code that is measured: neither that of Node nor that of the tests, which makes the inputs. */
const isMeasured = (url) => {
  const address = url.startsWith('/') ? pathToFileURL(url).href : url;
  return address !== '' && !NOT_MEASURED.some((start) => address.startsWith(start));
};

/** Counts what code of this thread does. Code that was loaded before may have been compiled so that nothing in it is counted. */
export const startMeter = async () => {
  // What Maglev has compiled, in Node 22 and later, no longer counts the calls of functions that are one block.
  setFlagsFromString('--no-maglev');
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const sums = { characters: 0, members: 0 };
  let isWatching = false;
  const watch = (kind, [holder, method, look]) => {
    const own = Object.getOwnPropertyDescriptor(holder, method);
    if (!own) return () => {};
    const usual = own.value;
    Object.defineProperty(holder, method, {
      ...own,
      value(...given) {
        const from = this?.lastIndex ?? 0;
        const result = Reflect.apply(usual, this, given);
        if (isWatching) sums[kind] += look(this, given, result, from);
        return result;
      },
    });
    return () => Object.defineProperty(holder, method, own);
  };
  const watchNew = (name) => {
    const usual = globalThis[name];
    globalThis[name] = new Proxy(usual, {
      construct(target, given, made) {
        const result = Reflect.construct(target, given, made);
        if (isWatching && given.length > 0) sums.members += ofContent(given[0], result);
        return result;
      },
    });
    return () => {
      globalThis[name] = usual;
    };
  };
  const undo = [
    ...COLLECTIONS.map(watchNew),
    ...TEXTS.map((watched) => watch('characters', watched)),
    ...LISTS.map((watched) => watch('members', watched)),
  ];

  /** Blocks by file since the last look. */
  const blocksByFile = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = new Map();
    for (const { url, functions } of result)
      if (isMeasured(url)) {
        let sum = 0;
        for (const { ranges } of functions) for (const { count } of ranges) sum += count;
        if (sum > 0) files.set(url, (files.get(url) ?? 0) + sum);
      }
    return files;
  };

  return {
    async measure(work) {
      await blocksByFile();
      Object.assign(sums, { characters: 0, members: 0 });
      isWatching = true;
      await work();
      isWatching = false;
      const files = await blocksByFile();
      const blocks = [...files.values()].reduce((sum, count) => sum + count, 0);
      return { blocks, ...sums, files };
    },
    async stop() {
      for (const one of undo) one();
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
};
