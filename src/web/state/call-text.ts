import { camelCase } from '../../text/camel-case.ts';
import type { Operation } from './operations.ts';

type Input = Readonly<Record<string, unknown>>;

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A value as TypeScript and GraphQL write it alike, but for the names of members. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${name}: ${literal(one)}`);
  return `{ ${members.join(', ')} }`;
};

/** Values of an enumeration, without quotation marks. */
const enumerated = (value: unknown): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

/** The ways a call is written, by the name of the way. None holds the key: it comes from the environment. */
export const CALL_TEXTS = {
  curl: (origin: string, { path }: Operation, input: Input) =>
    [
      `curl -sS ${origin}${path} \\`,
      `  -H "x-api-key: $API_KEY" \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d ${inShell(JSON.stringify(input))}`,
    ].join('\n'),
  TypeScript: (origin: string, { name }: Operation, input: Input) =>
    [
      "import { createClient } from 'metamer-client';",
      '',
      `const client = createClient({ baseUrl: '${origin}', apiKey: process.env.API_KEY });`,
      `console.log(await client.${name}(${literal(input)}));`,
    ].join('\n'),
  GraphQL: (_: string, { field, members, enums = [] }: Operation, input: Input) => {
    const given = Object.entries(input).map(
      ([name, value]) => `${camelCase(name)}: ${enums.includes(name) ? enumerated(value) : literal(value)}`,
    );
    return `query {\n  ${field}(${given.join(', ')}) {\n    ${members}\n  }\n}`;
  },
} as const satisfies Readonly<Record<string, (origin: string, operation: Operation, input: Input) => string>>;

export type CallLanguage = keyof typeof CALL_TEXTS;
export const CALL_LANGUAGES = Object.keys(CALL_TEXTS) as CallLanguage[];
