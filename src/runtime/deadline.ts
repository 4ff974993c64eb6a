/** What some work comes to, or the error of `late` where that takes longer than `ms`. The work goes on; nobody waits for it. */
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
