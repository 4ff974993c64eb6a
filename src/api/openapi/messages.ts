import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { JsonSchema } from '../json-schema.ts';

/** Messages of an operation, each under the name that its schema has in the map of all schemas. */
export const messageSchemas = (name: string, { events = {}, callbacks = {} }: Endpoint): [string, z.ZodType][] =>
  Object.entries({ ...events, ...callbacks }).map(([event, { data }]) => [`${name} sends ${event}`, data]);

type SchemaOf = (name: string) => JsonSchema;

/** `x-events`: the events of a stream, each with the schema of its `data`. */
export const eventsOf = (name: string, { events }: Endpoint, schemaOf: SchemaOf) =>
  events && {
    'x-events': Object.fromEntries(
      Object.entries(events).map(([event, { says, resumes }]) => [
        event,
        { description: says, resumable: resumes === true, data: schemaOf(`${name} sends ${event}`) },
      ]),
    ),
  };

/** What the `data` of an event of a stream may be. */
export const eventData = (name: string, { events }: Endpoint, schemaOf: SchemaOf): JsonSchema | undefined => {
  if (!events) return undefined;
  const forms = Object.keys(events).map((event) => schemaOf(`${name} sends ${event}`));
  const unique = [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
  return { description: 'The `data` of one event, as JSON; `x-events` says which event has which.', anyOf: unique };
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS = [
  header('webhook-id', 'Id of the event, the same for every attempt'),
  header('webhook-timestamp', 'Time of the attempt in Unix seconds'),
  header(
    'webhook-signature',
    '`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64; several while a secret is rotated',
  ),
];

/** What is sent to the address that the body names, as Standard Webhooks 1.0.0 has it. */
export const callbacksOf = (name: string, { callbacks }: Endpoint, schemaOf: SchemaOf) =>
  callbacks && {
    callbacks: Object.fromEntries(
      Object.entries(callbacks).map(([event, { says }]) => [
        event,
        {
          '{$request.body#/url}': {
            post: {
              operationId: `on-${event.replaceAll(/[._]/g, '-')}`,
              summary: says.replace(/\.$/, ''),
              description: `Sent to the subscription as \`${event}\`.`,
              tags: ['webhooks'],
              security: [{}],
              parameters: HEADERS,
              requestBody: {
                required: true,
                content: { 'application/json': { schema: schemaOf(`${name} sends ${event}`) } },
              },
              responses: {
                '200': { description: 'Any 2xx within 15 seconds counts as delivered.' },
                '410': { description: 'Disables the subscription.' },
              },
            },
          },
        },
      ]),
    ),
  };
