import { parse } from 'yaml';
import type { Run } from '../command.ts';
import { bytesOf, fileResult, type SentFile } from '../files.ts';

/** The document as the service gives it, in YAML; with --json the same as JSON. */
export const openapi: Run = async (call) => {
  const client = await call.client();
  const file: SentFile = await client.discovery.openapi.query({});
  const yaml = bytesOf(file);
  // Examples refer to each other more often than the parser takes for well meant.
  const answer: unknown = call.json ? parse(Buffer.from(yaml).toString(), { maxAliasCount: -1 }) : file;
  return fileResult(call.text('output'), yaml, answer);
};
