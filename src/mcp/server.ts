import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { VERSION } from '../api/endpoint.ts';
import { toApiError } from '../api/errors.ts';
import type { Operation } from '../api/operations.ts';
import { definitionOf, singleOutputOf } from '../api/procedure.ts';
import type { RunOperation } from '../api/surfaces.ts';
import { answerSchemaOf } from './answer-schema.ts';
import { GUIDE } from './guide.ts';
import { type JsonObject, narrowed, toolSchemaOf } from './schema.ts';
import type { Tool, ToolAnswer, ToolInput } from './tool.ts';
import { tools } from './tools.ts';

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

const contentOf = ({ answer, pictures = [] }: ToolAnswer) => [
  ...(answer ? [{ type: 'text' as const, text: JSON.stringify(answer) }] : []),
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
  readonly description: string;
  readonly input: StandardSchemaWithJSON<ToolInput, ToolInput>;
  readonly output: StandardSchemaWithJSON<ToolInput, ToolInput> | undefined;
}

const prepare = (tool: Tool, operations: ReadonlyMap<string, Operation>): Prepared => {
  const used = tool.operations.map((name) => {
    const operation = operations.get(name);
    if (!operation) throw new TypeError(`${tool.name}: no operation is called ${name}`);
    return operation;
  });
  const definition = definitionOf(used[0]!.procedure);
  const { inputs } = definition;
  const taken = narrowed(toolSchemaOf(inputs[0]!, 'input'), tool.only, tool.required);
  const own = taken.properties as Record<string, JsonObject>;
  const defaults = Object.entries(tool.defaults ?? {}).map(([name, value]) => [name, { ...own[name], default: value }]);
  const properties = { ...own, ...Object.fromEntries(defaults), ...tool.extra };
  const answers = tool.output === undefined ? singleOutputOf(definition) : tool.output;
  const credits = used.reduce((sum, { endpoint }) => sum + endpoint.credits, 0);
  return {
    tool,
    description: `${tool.description} Costs ${credits} credit${credits === 1 ? '' : 's'}.`,
    input: described({ ...taken, properties }),
    output: answers ? described(answerSchemaOf(answers, tool.outputLevels)) : undefined,
  };
};

/** Makes servers of the tools, one for each request or connection; schemas are made once. */
export const createToolServers = (operations: readonly Operation[]): ((run: RunOperation) => McpServer) => {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const prepared = tools.map((tool) => prepare(tool, byName));

  return (run) => {
    const server = new McpServer({ name: 'metamer', title: 'Metamer', version: VERSION }, { instructions: GUIDE });
    for (const { tool, description, input, output } of prepared) {
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
        const full = { ...tool.defaults, ...given };
        try {
          const result = tool.run
            ? await tool.run(run, full)
            : { answer: (await run(tool.operations[0], full)) as object };
          const structured = output && result.answer ? { structuredContent: { ...result.answer } } : {};
          return { content: contentOf(result), ...structured };
        } catch (thrown) {
          return refused(thrown);
        }
      });
    }
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
};
