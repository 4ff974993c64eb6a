import type { Run } from '../command.ts';

/** Standard output belongs to the protocol: nothing else is printed. */
export const mcp: Run = async (call) => {
  await call.serveTools();
  return { answer: null, file: '' };
};
