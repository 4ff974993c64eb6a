import { camelCase } from '../../../text/camel-case.ts';
import { curl, python, type SampledOperation, type SampleInput, typeScript } from '../../../text/request-samples.ts';
import type { Operation } from './document.ts';

export { httpCall } from '../../../text/request-samples.ts';

/** What is known of an operation that is called. */
export type Callable = Omit<SampledOperation, 'parameters'> & Pick<Operation, 'credits' | 'parameters' | 'graphql'>;

/** Names of members as GraphQL has them; what is JSON there is left alone. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camelCase(name), renamed(one)]));
};

/** A document, and the variables that go with it; undefined where GraphQL has no such field. */
export const graphqlOf = (
  { graphql }: Callable,
  input: SampleInput,
): { readonly query: string; readonly variables: SampleInput } | undefined => {
  if (!graphql) return undefined;
  const { kind, field, args, selection } = graphql;
  const given = Object.entries(args).filter(([name]) => input[name] !== undefined);
  const declared = given.map(([, { name, type }]) => `$${name}: ${type}`).join(', ');
  const passed = given.map(([, { name }]) => `${name}: $${name}`).join(', ');
  const head = declared === '' ? kind : `${kind} (${declared})`;
  const call = passed === '' ? field : `${field}(${passed})`;
  const variables = given.map(([own, { name, type }]) => [
    name,
    type.replace(/[![\]]/g, '') === 'JSON' ? input[own] : renamed(input[own]),
  ]);
  return {
    query: `${head} {\n  ${call}${selection === '' ? '' : ` ${selection}`}\n}`,
    variables: Object.fromEntries(variables),
  };
};

const graphQl = (origin: string, operation: Callable, input: SampleInput): string => {
  const asked = graphqlOf(operation, input);
  if (!asked) return `# ${operation.procedure} has no field in GraphQL: it returns a page, a text or a stream.`;
  const { query, variables } = asked;
  if (Object.keys(variables).length === 0) return query;
  return `${query}\n\n# variables, sent beside the query to ${origin}/v1/graphql\n# ${JSON.stringify(variables)}`;
};

/** The ways a call is written, by the name of the way. None holds the key: it comes from the environment. */
export const SAMPLES = { curl, TypeScript: typeScript, Python: python, GraphQL: graphQl } as const;
export type SampleLanguage = keyof typeof SAMPLES;
export const SAMPLE_LANGUAGES = Object.keys(SAMPLES) as SampleLanguage[];
