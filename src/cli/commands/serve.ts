import { type Run, UsageError } from '../command.ts';

/** `metamer serve` is begun before anything is parsed, so whoever comes here has given it more. */
export const serve: Run = async () => {
  throw new UsageError('serve: takes no options; the environment configures the service');
};
