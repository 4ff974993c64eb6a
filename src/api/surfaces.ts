import type { z } from 'zod';
import type { GraphqlInput } from '../schemas/graphql.ts';
import type { Call } from './call.ts';

export type GraphqlQuestion = z.output<typeof GraphqlInput> & {
  /** Refuse mutations, as a GET must. */
  readonly onlyQueries?: boolean;
  /** The caller accepts events: subscriptions are run. */
  readonly acceptsEvents?: boolean;
};

export interface GraphqlResult {
  readonly data?: unknown;
  readonly errors?: unknown[];
}

export interface GraphqlAnswer {
  /** The only result; of a subscription, see `events`. */
  readonly body: GraphqlResult;
  /** The results of a subscription. */
  readonly events?: GraphqlEvents;
  /** Whether the document was run; false if it was rejected as a whole. */
  readonly ran: boolean;
  /** Calls that it made; each was admitted and charged on its own. */
  readonly calls: number;
  /** A mutation came by GET. */
  readonly needsPost: boolean;
}

export interface GraphqlEvents {
  /** Passes on each result until there are no more. */
  send(each: (result: GraphqlResult) => void): Promise<void>;
  stop(): void;
}

/** Runs documents. Schema and libraries are loaded when they are first needed; the call is the context of a request. */
export interface Graphql {
  run(question: GraphqlQuestion, context: Call): Promise<GraphqlAnswer>;
  /** The schema in its own language. */
  sdl(): Promise<string>;
}

/**
 * Runs an operation by its dotted name, for whoever is asking: charged and limited like any call. Files come as base64.
 * Throws ApiError.
 */
export type RunOperation = (operation: string, input: unknown) => Promise<unknown>;

/** Answers one message of the Model Context Protocol, already parsed. Schemas and libraries are loaded with the first. */
export type Mcp = (request: Request, message: unknown, run: RunOperation) => Promise<Response>;

/** Tools that take more than 64 KiB, with the operation whose limits they have. */
export const LARGE_TOOLS: Readonly<Record<string, string>> = {
  simulate_image: 'vision.simulateImage',
  palette_from_image: 'palette.fromImage',
  convert_colors: 'science.convertList',
  audit_page: 'analyzer.inspectSource',
};

/** Under which a message is counted that calls no operation: asking what there is costs a call and no credits. */
export const MCP_OPERATION = 'POST /v1/mcp';
