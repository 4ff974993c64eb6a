import { isTrackedEnvelope } from '@trpc/server';
import type { z } from 'zod';
import type { Message } from '../api/endpoint.ts';
import type { StreamEvent } from '../api/streams.ts';
import type { Builder, OutputMaker, TypeRef } from './builder.ts';
import type { Enums } from './enums.ts';
import { fieldOfType } from './names.ts';
import type { createOutputs } from './outputs.ts';
import { type ObjectShape, slotOf } from './shape.ts';

type Messages = Readonly<Record<string, Message>>;

/** One event of a stream, as the fields of its type read it. */
interface EventRow extends StreamEvent {
  readonly id: string | null;
}

/** An event as a subscription yields it: with its id around it, where a reader may resume from it. */
const rowOf = (yielded: unknown): EventRow => {
  const [id, event] = isTrackedEnvelope(yielded) ? [yielded[0] as string, yielded[1]] : [null, yielded];
  return { id, ...(event as StreamEvent) };
};

const shapeOf = (data: z.ZodType): ObjectShape => {
  const { shape } = slotOf(data, 'output');
  if (shape.kind !== 'object' || shape.id === undefined)
    throw new TypeError('the data of an event is an object with a name');
  return shape;
};

/** The events that have the same data, with the name of the field that contains it. */
const contentsOf = (messages: Messages) => {
  const contents = new Map<string, { shape: ObjectShape; events: string[] }>();
  for (const [event, { data }] of Object.entries(messages)) {
    const shape = shapeOf(data);
    const name = fieldOfType(shape.id!);
    const content = contents.get(name) ?? { shape, events: [] };
    content.events.push(event);
    contents.set(name, content);
  }
  return contents;
};

/** Makes the types of the events of streams: the kind of event, and a field for each form of data, null in other events. */
export const createEventTypes =
  (
    builder: Builder,
    {
      enumOf,
      outputs,
      unused,
    }: { enumOf: Enums; outputs: ReturnType<typeof createOutputs>; unused: (name: string) => string },
  ) =>
  (messages: Messages, name: string): TypeRef => {
    const typeName = unused(`${name}Event`);
    const kind = enumOf(Object.keys(messages), `${typeName}Type`) ?? 'String';
    const ref = builder.objectRef(typeName);
    const about = Object.entries(messages).map(([event, { says }]) => `\`${event}\`: ${says}`);
    ref.implement({
      description: 'An event of a stream.',
      fields: (t: OutputMaker) => {
        const field = (type: TypeRef, nullable: boolean, description: string, read: (row: EventRow) => unknown) =>
          t.field({ type, nullable, description, resolve: (yielded) => read(rowOf(yielded)) });
        const contents = [...contentsOf(messages)].map(([member, { shape, events }]) => [
          member,
          field(
            outputs.objectOf(shape, { name: typeName }),
            true,
            `The data of ${events.map((event) => `\`${event}\``).join(', ')}; null in other events`,
            ({ event, data }) => (events.includes(event) ? data : null),
          ),
        ]);
        return {
          event: field(kind, false, `Its type. ${about.join(' ')}`, ({ event }) => event),
          id: field(
            'ID',
            true,
            'Resume after it with the header Last-Event-ID; null in an event that has no id',
            ({ id }) => id,
          ),
          ...Object.fromEntries(contents),
        };
      },
    });
    return ref;
  };
