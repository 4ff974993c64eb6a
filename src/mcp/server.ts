import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { VERSION } from '../api/endpoint.ts';
import { toApiError } from '../api/errors.ts';
import type { Operation } from '../api/operations.ts';
import { definitionOf, singleOutputOf } from '../api/procedure.ts';
import type { RunOperation } from '../api/surfaces.ts';
import type { Pieces } from '../runtime/in-pieces.ts';
import { answerSchemaOf } from './answer-schema.ts';
import { asOperation, type Fields, inListedNames, readArguments } from './arguments.ts';
import { GUIDE } from './guide.ts';
import type { JsonObject } from './json-object.ts';
import { registerPrompts } from './prompts.ts';
import { inputFieldsOf } from './schema.ts';
import type { Tool, ToolAnswer, ToolInput } from './tool.ts';
import { tools } from './tools/index.ts';

/** What an agent may read besides calling tools: each is the answer of an operation, charged like any call. */
const RESOURCES = [
  { name: 'spaces', operation: 'science.spaces', says: 'All colour spaces with their channels and ranges' },
  { name: 'conditions', operation: 'vision.conditions', says: 'Conditions of vision with their slugs and models' },
  { name: 'vocabulary', operation: 'personalize.vocabulary', says: 'Styles, intents and limits of a brief' },
] as const;

/** A schema that says what it takes and leaves judging to the operation, whose words are those of the service. */
const described = (schema: JsonObject): StandardSchemaWithJSON<ToolInput, ToolInput> => ({
  '~standard': {
    version: 1,
    vendor: 'metamer',
    validate: (value) => ({ value: value as ToolInput }),
    jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
  },
});

const contentOf = ({ text: say }: Tool, { answer, pictures = [], file }: ToolAnswer) => [
  ...(answer ? [{ type: 'text' as const, text: say(answer as never) }] : []),
  ...(file === undefined ? [] : [{ type: 'text' as const, text: file }]),
  ...pictures.map(({ mediaType, base64 }) => ({ type: 'image' as const, data: base64, mimeType: mediaType })),
];

/** Refusals are results: a model reads them and corrects its call. */
const refused = (thrown: unknown) => {
  const { code, message, details } = toApiError(thrown);
  return {
    isError: true,
    content: [{ type: 'text' as const, text: `${code}: ${message}` }],
    _meta: { 'metamer/error': { code, ...(details ? { details } : {}) } },
  };
};

interface Prepared {
  readonly tool: Tool;
  readonly fields: Fields;
  readonly description: string;
  readonly input: StandardSchemaWithJSON<ToolInput, ToolInput>;
  readonly output: StandardSchemaWithJSON<ToolInput, ToolInput> | undefined;
}

const DETAIL: JsonObject = {
  type: 'string',
  enum: ['brief', 'full'],
  default: 'brief',
  description: 'How much detail the result has',
};

/** A field as the tool lists it. */
const listedField = (name: string, own: JsonObject, { words = {}, defaults = {} }: Tool): JsonObject => ({
  ...own,
  ...(words[name] === undefined ? {} : { description: words[name] }),
  ...(defaults[name] === undefined ? {} : { default: defaults[name] }),
});

const prepare = (tool: Tool, operations: ReadonlyMap<string, Operation>): Prepared => {
  const used = tool.operations.map((name) => {
    const operation = operations.get(name);
    if (!operation) throw new TypeError(`${tool.name}: no operation is called ${name}`);
    return operation;
  });
  const definition = definitionOf(used[0]!.procedure);
  const { properties, required, all } = inputFieldsOf(
    definition.inputs[0]!,
    tool.only?.map((name) => tool.names?.[name] ?? name),
  );
  const byField = new Map(Object.entries(tool.names ?? {}).map(([listed, field]) => [field, listed]));
  const nameOf = (field: string): string => byField.get(field) ?? field;
  const own = Object.entries(properties).map(([field, schema]): [string, JsonObject] => [nameOf(field), schema]);
  const listed = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(own), ...(tool.extra as Record<string, JsonObject> | undefined) }).map(
      ([name, schema]) => [name, listedField(name, schema, tool)],
    ),
  );
  if (tool.hasDetail) listed.detail = DETAIL;
  const needed = new Set([...[...required].map(nameOf), ...(tool.required ?? [])]);
  for (const name of tool.optional ?? []) needed.delete(name);
  const whole = singleOutputOf(definition);
  const output = tool.output === undefined ? whole : tool.output;
  const isPart = tool.hasDetail && tool.name !== 'audit_page' && tool.name !== 'make_tokens';
  const credits = used.reduce((sum, { endpoint }) => sum + endpoint.credits, 0);
  return {
    tool,
    fields: { listed, operation: new Set(all) },
    description: `${tool.description} Costs ${credits} credit${credits === 1 ? '' : 's'}.`,
    input: described({
      type: 'object',
      properties: listed,
      required: Object.keys(listed).filter((name) => needed.has(name)),
    }),
    output: output ? described(answerSchemaOf(output, isPart ? whole : undefined)) : undefined,
  };
};

/** Makes servers of the tools, one for each request or connection; schemas are made once. */
export function* createToolServers(operations: readonly Operation[]): Pieces<(run: RunOperation) => McpServer> {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const prepared: Prepared[] = [];
  for (const tool of tools) {
    prepared.push(prepare(tool, byName));
    yield;
  }

  return (run) => {
    const server = new McpServer(
      { name: 'metamer', title: 'Metamer', version: VERSION },
      // Nothing of a running server changes.
      {
        instructions: GUIDE,
        capabilities: {
          tools: { listChanged: false },
          resources: { listChanged: false },
          prompts: { listChanged: false },
        },
      },
    );
    for (const { tool, fields, description, input, output } of prepared) {
      const { name, title, openWorld = false } = tool;
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: openWorld };
      const config = {
        title,
        description,
        inputSchema: input,
        annotations,
        ...(output ? { outputSchema: output } : {}),
      };
      server.registerTool(name, config, async (given) => {
        try {
          const taken = asOperation({ ...tool.defaults, ...readArguments(given, tool, fields) }, tool);
          const result = tool.run
            ? await tool.run(run, taken)
            : { answer: (await run(tool.operations[0], taken)) as object };
          const structured = output && result.answer ? { structuredContent: { ...result.answer } } : {};
          return { content: contentOf(tool, result), ...structured };
        } catch (thrown) {
          return refused(inListedNames(toApiError(thrown), tool));
        }
      });
    }
    registerPrompts(server);
    for (const { name, operation, says } of RESOURCES) {
      const config = { title: says, mimeType: 'application/json' };
      server.registerResource(name, `metamer://${name}`, config, async (uri) => ({
        contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(await run(operation, {})) }],
      }));
    }
    const guide = { title: 'How to choose among the tools', mimeType: 'text/markdown' };
    server.registerResource('guide', 'metamer://guide', guide, async (uri) => ({
      contents: [{ uri: uri.href, mimeType: 'text/markdown', text: GUIDE }],
    }));
    return server;
  };
}
