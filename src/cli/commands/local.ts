import { type Run, UsageError } from '../command.ts';

/** Standard output belongs to the protocol: nothing else is printed. */
export const mcp: Run = async (call) => {
  await call.serveTools();
  return { answer: null, file: '' };
};

/** `metamer serve` is begun before anything is parsed, so whoever comes here has given it more. */
export const serve: Run = async () => {
  throw new UsageError('serve: takes no options; the environment configures the service');
};

export const signIn: Run = async (call) => {
  const link = await call.signInLink();
  return { answer: { link }, pretty: () => link };
};
