import { signal } from '@preact/signals';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { apiKey } from '../web/state/key.ts';

/** What the last call answered, for people to read. */
export const lastCall = signal('');

/** The name under which GraphiQL asks for the schema. */
export const SCHEMA_OPERATION = 'PlaygroundSchema';

const ENDPOINT = '/v1/graphql';

/** The schema is for everyone: it is read as text, without a key and without a call that counts. */
const readSchema = async () => {
  const response = await fetch(ENDPOINT, { headers: { accept: 'application/graphql' } });
  if (!response.ok) return problem(`The schema could not be read: ${response.status} ${response.statusText}`);
  return { data: introspectionFromSchema(buildSchema(await response.text())) };
};

const credits = (count: string): string =>
  `${Number(count).toLocaleString('en')} ${count === '1' ? 'credit' : 'credits'}`;

const summaryOf = ({ status, headers }: Response, milliseconds: number): string => {
  const cost = headers.get('x-credits-cost');
  const left = headers.get('x-quota-remaining');
  const parts = [`Status ${status}`, `${Math.round(milliseconds)} ms`];
  if (cost !== null) parts.push(credits(cost));
  if (left !== null && left !== 'unmetered') parts.push(`${Number(left).toLocaleString('en')} left`);
  return parts.join(', ');
};

/** What GraphiQL shows in place of an answer. */
const problem = (message: string) => ({ errors: [{ message }] });

interface Question {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: unknown;
}

/** Sends a document as it is written, with the key that is in use. */
export const send = async (question: Question, options?: { headers?: Record<string, unknown> }) => {
  if (question.operationName === SCHEMA_OPERATION) return readSchema();
  const key = apiKey.value;
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/graphql-response+json' });
  if (key !== undefined) headers.set('x-api-key', key);
  for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, String(value));
  const began = performance.now();
  let response: Response;
  try {
    response = await fetch(ENDPOINT, { method: 'POST', headers, body: JSON.stringify(question) });
  } catch {
    lastCall.value = 'No answer';
    return problem('The service did not answer. Check that it runs and that this computer is online.');
  }
  const text = await response.text();
  lastCall.value = summaryOf(response, performance.now() - began);
  try {
    return JSON.parse(text);
  } catch {
    return problem(`The service responded with ${response.status} and a body that is not JSON.`);
  }
};
