/** Why a process cannot start, in one sentence that names the variable to change. */
export class StartError extends Error {}

/** Runs one step of a start; whatever it throws is reported by `sentence`, with the error as its cause. */
export const startStep = async <Value>(
  step: () => Value | Promise<Value>,
  sentence: (error: unknown) => string,
): Promise<Value> => {
  try {
    return await step();
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(sentence(error), { cause: error });
  }
};
