import type { Callable } from '../reference/samples.ts';
import declared from './operations.json' with { type: 'json' };

const OPERATIONS = declared as unknown as readonly Callable[];

/** An operation of a collection, by its name in the typed client. `npm run fresh` renews their file. */
export const operationOf = (procedure: string): Callable => {
  const found = OPERATIONS.find((one) => one.procedure === procedure);
  if (!found) throw new RangeError(`no operation ${procedure}`);
  return found;
};
