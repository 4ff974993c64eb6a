/**
 * Runs an operation by its dotted name, for whoever is asking: charged and limited like any call. Files come as base64.
 * Throws ApiError.
 */
export type RunOperation = (operation: string, input: unknown) => Promise<unknown>;

/** Answers one message of the Model Context Protocol, already parsed. Schemas and libraries are loaded with the first. */
export type Mcp = (request: Request, message: unknown, run: RunOperation) => Promise<Response>;

/** Under which a message is counted that calls no operation: asking what there is costs a call and no credits. */
export const MCP_OPERATION = 'POST /v1/mcp';
