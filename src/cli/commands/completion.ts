import { type Run, UsageError } from '../command.ts';
import { completionFor, SHELLS } from '../completion.ts';

export const completion: Run = async (call) => {
  const wanted = call.word('shell');
  const shell = SHELLS.find((one) => one === wanted);
  if (shell === undefined) throw new UsageError(`shell: must be one of ${SHELLS.join(', ')}`);
  const script = completionFor(shell, call.commands());
  return { answer: { shell, script }, file: script };
};
