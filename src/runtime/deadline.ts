/**
 * The result of some work, or the error of `late` if that takes longer than `ms`. The work continues; its result is
 * dropped.
 */
export const withDeadline = async <Value>(work: Promise<Value>, ms: number, late: () => Error): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
