import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { callsOf } from '../../src/graphql/limits.ts';

const FRAGMENTS = 'fragment One on Query { a { width } } fragment More on Query { b { width } ...One }';

/** The calls of the operation with a name in a document. */
const callsIn = (text: string, name: string): number => {
  const document = parse(text);
  const isIt = (one: { kind: string }): one is OperationDefinitionNode =>
    one.kind === Kind.OPERATION_DEFINITION && (one as OperationDefinitionNode).name?.value === name;
  return callsOf(document, document.definitions.find(isIt)!);
};

it.each([
  ['{ a { width } }', 1],
  ['{ a { width height } __typename }', 1],
  ['($x: Boolean!) { a @skip(if: $x) { width } }', 1],
  ['{ ...on Query { a { width } } }', 1],
  ['{ ...One }', 1],
  ['{ x: a { width } y: a { width } }', 2],
  ['{ a { width } a { height } }', 2],
  ['{ ...One ...One }', 2],
  ['{ ...More }', 2],
  ['{ __typename }', 0],
])('an operation %s makes %i calls', (operation, calls) => {
  const text = `query Other { c { width } d { width } e { width } } query It ${operation} ${FRAGMENTS}`;
  expect(callsIn(text, 'It')).toBe(calls);
  expect(callsIn(text, 'Other')).toBe(3);
});
