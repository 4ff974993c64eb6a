import { type DatabaseCopy, type Run, UsageError } from '../command.ts';
import { columns, type Paint } from '../paint.ts';

/** Standard output belongs to the protocol: nothing else is printed. */
export const mcp: Run = async (call) => {
  await call.serveTools();
  return { answer: null, file: '' };
};

/** `metamer serve` is begun before anything is parsed, so whoever comes here has given it more. */
export const serve: Run = async () => {
  throw new UsageError('serve: no options are accepted; configure the service with environment variables');
};

export const signIn: Run = async (call) => {
  if (call.text('url') !== undefined && !call.has('admin')) throw new UsageError('--url: is for --admin only');
  const link = await call.signInLink({ admin: call.has('admin'), url: call.text('url') });
  return { answer: { link }, pretty: () => link };
};

const copyTable =
  (verb: string, { file, database, set_aside, keys, calls, jobs, webhooks, last_used_at }: DatabaseCopy) =>
  (paint: Paint): string =>
    columns([
      [paint.bold(verb), verb === 'restored' ? `${file} to ${database}` : `${database} to ${file}`],
      ['holds', `${keys} keys, ${calls} calls, ${jobs} jobs, ${webhooks} webhooks`],
      ['last used', last_used_at ?? 'never'],
      ...(set_aside === null ? [] : [['set aside', set_aside]]),
    ]);

export const backup: Run = async (call) => {
  const answer = await call.backUp(call.word('file'));
  return { answer, pretty: copyTable('backed up', answer) };
};

export const restore: Run = async (call) => {
  const answer = await call.restore(call.word('file'), call.has('replace'));
  return { answer, pretty: copyTable('restored', answer) };
};
