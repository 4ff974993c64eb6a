import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { MAX_CALLS } from '../schemas/limits.ts';

/** What one document may ask for. Introspection has limits of its own in graphql-js. */
export const LIMITS = {
  /** Words, marks and values of a document. */
  tokens: 1_000,
  /** Levels of fields below the operation. */
  depth: 6,
  /** Fields under another name. */
  aliases: 15,
  /** Calls: fields directly in the operation. */
  calls: MAX_CALLS,
  /** Fields of a document in all, fragments counted wherever they are used. */
  fields: 500,
} as const;

interface Measure {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly calls: number;
}

const NOTHING: Measure = { depth: 0, fields: 0, aliases: 0, calls: 0 };

const join = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  calls: a.calls + b.calls,
});

const isIntrospection = ({ name }: FieldNode): boolean => name.value.startsWith('__');

/** Measures a selection with its fragments in place; each fragment is measured once, and one inside itself counts as nothing. */
const createMeasure = (fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) => {
  const known = new Map<string, Measure>();

  const ofField = (field: FieldNode): Measure => {
    const aliases = field.alias ? 1 : 0;
    if (isIntrospection(field)) return { ...NOTHING, aliases };
    const inner = field.selectionSet ? ofSelection(field.selectionSet) : NOTHING;
    return { depth: inner.depth + 1, fields: inner.fields + 1, aliases: inner.aliases + aliases, calls: 1 };
  };

  const ofFragment = (name: string): Measure => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, NOTHING);
    const fragment = fragmentOf(name);
    const measured = fragment ? ofSelection(fragment.selectionSet) : NOTHING;
    known.set(name, measured);
    return measured;
  };

  const ofSelection = ({ selections }: SelectionSetNode): Measure =>
    selections.reduce<Measure>((sum, selection) => {
      if (selection.kind === Kind.FIELD) return join(sum, ofField(selection));
      if (selection.kind === Kind.INLINE_FRAGMENT) return join(sum, ofSelection(selection.selectionSet));
      return join(sum, ofFragment(selection.name.value));
    }, NOTHING);

  return ofSelection;
};

/** How many calls an operation makes at most: fields that are skipped count, and each of those that are merged. */
export const callsOf = ({ definitions }: DocumentNode, { selectionSet }: OperationDefinitionNode): number =>
  createMeasure((wanted) =>
    definitions.find(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === wanted,
    ),
  )(selectionSet).calls;

const WORDS = {
  depth: (n: number) => `is ${n} levels deep; at most ${LIMITS.depth} are accepted`,
  aliases: (n: number) => `has ${n} aliases; at most ${LIMITS.aliases} are accepted`,
  calls: (n: number) => `makes ${n} calls; at most ${LIMITS.calls} are accepted`,
  fields: (n: number) => `asks for ${n} fields; at most ${LIMITS.fields} are accepted`,
} as const;

/**
 * Refuses subscriptions by their kind, whatever they ask for, to a client that does not accept their events. Beside the operation
 * that is run a document may have them.
 */
export const noSubscriptions =
  (operationName: string | null | undefined): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      if (node.operation !== 'subscription' || (operationName && node.name?.value !== operationName)) return;
      const text =
        'query: subscriptions are not accepted for a JSON response; send Accept: text/event-stream to receive their events.';
      context.reportError(
        new GraphQLError(text, { nodes: node, extensions: { code: 'INVALID_INPUT', details: { field: 'query' } } }),
      );
    },
  });

/** Refuses documents over the limits, before anything is run or charged. */
export const withinLimits: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const measure = createMeasure((name) => context.getFragment(name));
  return {
    OperationDefinition(node) {
      const measured = measure(node.selectionSet);
      for (const name of ['depth', 'aliases', 'calls', 'fields'] as const) {
        if (measured[name] > LIMITS[name])
          context.reportError(new GraphQLError(`query: the document ${WORDS[name](measured[name])}.`, { nodes: node }));
      }
    },
  };
};
