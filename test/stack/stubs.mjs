// What stands in for a package: the same names, whose functions throw once the package is taken away. What they have returned before,
// an application, a router, a schema, throws then as well. Every throw is counted.
import { EventEmitter } from 'node:events';
import { Duplex, Readable, Transform, Writable } from 'node:stream';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** Packages that are taken away, as the test has named them. */
export const PACKAGES = (process.env.STUBBED ?? '').split(',').filter(Boolean);

// One memory for all threads: whether the packages are gone, then how often each was asked for after that.
const shared = getEnvironmentData('stubs') ?? new SharedArrayBuffer(4 * (1 + PACKAGES.length));
if (isMainThread) setEnvironmentData('stubs', shared);
const numbers = new Int32Array(shared);

export const takeAway = () => Atomics.store(numbers, 0, 1);

/** How often each package was asked for since it is gone. */
export const hits = () => Object.fromEntries(PACKAGES.map((name, i) => [name, Atomics.load(numbers, 1 + i)]));

/** Which of the packages a specifier names, if any. */
export const packageOf = (specifier) => PACKAGES.find((name) => specifier === name || specifier.startsWith(`${name}/`));

const NODES_OWN = new Set([
  null,
  ...[Object, Function, Array, Map, Set, WeakMap, Promise, Error, TypeError, RegExp, Date, URL].map(
    (one) => one.prototype,
  ),
  ...[EventEmitter, Readable, Writable, Duplex, Transform, Uint8Array, Buffer].map((one) => one.prototype),
]);

/** Makes the stubs of one package. */
export const stubsOf = (name) => {
  const at = 1 + PACKAGES.indexOf(name);
  const wrapped = new WeakMap();
  const originals = new WeakMap();
  const changed = new WeakSet();

  const check = () => {
    if (Atomics.load(numbers, 0) === 0) return;
    Atomics.add(numbers, at, 1);
    throw new Error(`the package ${name} was taken away`);
  };

  const wrap = (call) => {
    if (originals.has(call)) return call;
    const known = wrapped.get(call);
    if (known) return known;
    const stub = new Proxy(call, {
      apply(target, self, values) {
        check();
        return change(Reflect.apply(target, originals.get(self) ?? self, values));
      },
      construct(target, values, made) {
        check();
        return change(Reflect.construct(target, values, made));
      },
    });
    wrapped.set(call, stub);
    originals.set(stub, call);
    return stub;
  };

  /** Makes the functions of an object throw in place, so that it stays what it is. */
  const changeMembers = (object) => {
    if (changed.has(object)) return;
    changed.add(object);
    for (const [key, { value, writable, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      if (key !== 'constructor' && typeof value === 'function' && writable && configurable) object[key] = wrap(value);
  };

  const change = (value) => {
    if (typeof value === 'function') return wrap(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!NODES_OWN.has(Object.getPrototypeOf(value)) || Object.getPrototypeOf(value) === Object.prototype)
      changeMembers(value);
    for (let up = Object.getPrototypeOf(value); !NODES_OWN.has(up); up = Object.getPrototypeOf(up)) changeMembers(up);
    return value;
  };

  /** What a module exports, as it is handed to our files. */
  const exported = (value, depth = 2) => {
    if (typeof value === 'function') return wrap(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const plain = [null, Object.prototype].includes(Object.getPrototypeOf(value));
    if (plain) {
      const members =
        depth === 0
          ? Object.entries(value)
          : Object.entries(value).map(([key, member]) => [key, exported(member, depth - 1)]);
      return Object.fromEntries(members);
    }
    const stub = new Proxy(value, { get: (target, key) => exported(Reflect.get(target, key), 0) });
    originals.set(stub, value);
    return stub;
  };
  return exported;
};
