import { type Run, UsageError } from '../command.ts';
import { completionFor, SHELLS } from '../completion.ts';
import { knownValues } from '../known-values.ts';

export const completion: Run = async (call) => {
  const wanted = call.word('shell');
  const shell = SHELLS.find((one) => one === wanted);
  if (shell === undefined) throw new UsageError(`shell: must be one of ${SHELLS.join(', ')}`);
  const { conditions } = (await call.run('vision.conditions', {})) as { conditions: readonly { slug: string }[] };
  const values = knownValues(
    await call.operations(),
    conditions.map(({ slug }) => slug),
  );
  const script = completionFor(shell, call.commands(), values);
  return { answer: { shell, script }, file: script };
};
