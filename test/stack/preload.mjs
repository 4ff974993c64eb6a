// Loaded before the service and before each of its threads. A message takes the packages away, in all threads at once, and is answered
// with how often each was asked for since.
import Module, { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { hits, packageOf, stubsOf, takeAway } from './stubs.mjs';

const own = fileURLToPath(new URL('../../dist/', import.meta.url));

register('./hooks.mjs', import.meta.url);

// What is required instead of imported.
const { _load: load } = Module;
const made = new Map();
Module._load = (request, parent, isMain) => {
  // The pool tries to require its worker first, which the hooks would not hear of; then it imports it.
  if (!isMainThread && request.startsWith(own)) throw new TypeError(`${request} is imported`);
  const real = load(request, parent, isMain);
  const name = packageOf(request);
  if (name === undefined || !parent?.filename?.startsWith(own)) return real;
  if (!made.has(request)) made.set(request, stubsOf(name)(real));
  return made.get(request);
};

if (isMainThread)
  process.on('message', (message) => {
    if (message === 'take away') takeAway();
    process.send({ hits: hits() });
  });
