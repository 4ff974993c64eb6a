import { Words } from '../../parts/words.tsx';
import { nameOf, resolved, type Schema } from './document.ts';

const typeOf = (given: Schema): string => {
  const schema = resolved(given);
  const name = nameOf(given);
  const { type, items, oneOf, anyOf, enum: values, nullable } = schema;
  const plain = (): string => {
    if (type === 'array' && items) return `list of ${typeOf(items)}`;
    if (name !== undefined) return name;
    if (oneOf ?? anyOf) return 'one of several';
    if (values) return values.map((value) => JSON.stringify(value)).join(', ');
    return type ?? 'any';
  };
  return nullable ? `${plain()} or null` : plain();
};

/** The members below a schema: its own, or those of what it lists. */
const below = (given: Schema): readonly (readonly [name: string, schema: Schema])[] => {
  const { properties, items } = resolved(given);
  if (properties) return Object.entries(properties);
  return items ? below(items) : [];
};

const DEPTH = 6;

/** The members of an answer, as deep as they go. */
export const Members = ({ schema, depth = 0 }: { schema: Schema; depth?: number }) => {
  const members = depth < DEPTH ? below(schema) : [];
  if (members.length === 0) return null;
  return (
    <ul class="members">
      {members.map(([name, one]) => {
        const { description } = resolved(one);
        const more = below(one).length > 0 && depth + 1 < DEPTH;
        return (
          <li key={name}>
            <p>
              <code>{name}</code> <span class="muted">{typeOf(one)}</span>
            </p>
            {description === undefined ? null : <Words text={description} className="muted note" />}
            {more ? (
              <details>
                <summary>Members of {name}</summary>
                <Members schema={one} depth={depth + 1} />
              </details>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
