/** Largest body of any call in bytes: images in base64, parameters of jobs, batches. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Calls that may travel in one request: in a batch of tRPC, or as fields of a GraphQL document. */
export const MAX_CALLS = 20;
