import { signal } from '@preact/signals';
import { asyncComputed } from '../../state/async-computed.ts';
import type { ViewCalls } from '../../state/view.ts';
import { browsing, PAGE, typedValues, values } from './model.ts';

/** What writes calls is loaded when the code is first shown. */
const isWanted = signal(false);
const writer = asyncComputed(() => (isWanted.value ? () => import('../reference/samples.ts') : undefined), 0);

const want = (): void => {
  isWanted.value = true;
};

/** The call that asks for the first page of what the filters let pass. */
export const calls = (): ViewCalls => {
  if (!isWanted.peek()) queueMicrotask(want);
  if (writer.failure.value !== undefined) return 'failed';
  if (!writer.value.value) return 'loading';
  const { httpCall, SAMPLES } = writer.value.value;
  const operation = browsing.value;
  const input = { ...values.value, limit: PAGE };
  const typedInput = { ...typedValues.value, limit: PAGE };
  const { path } = httpCall(operation, input);
  return [
    {
      operation: { name: operation.procedure, path, field: '', members: '', credits: operation.credits },
      input,
      written: {
        request: { method: 'GET', path },
        texts: {
          curl: SAMPLES.curl(location.origin, operation, input),
          TypeScript: SAMPLES.TypeScript(location.origin, operation, typedInput),
          GraphQL: SAMPLES.GraphQL(location.origin, operation, typedInput),
        },
      },
    },
  ];
};
