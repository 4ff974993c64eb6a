/** Computes once, whoever asks meanwhile, with what the first caller gave; a failure is not kept: the next caller tries again. */
export const once = <Given extends readonly unknown[], Value>(
  compute: (...given: Given) => Promise<Value>,
): ((...given: Given) => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return (...given) => {
    value ??= compute(...given).catch((thrown: unknown) => {
      value = undefined;
      throw thrown;
    });
    return value;
  };
};
