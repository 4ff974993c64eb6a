import { type Call, UsageError } from '../command.ts';

/** The value of a JSON file. Throws UsageError where it cannot be read, or is not JSON. */
export const readJson = async (call: Call, file: string, option: string): Promise<unknown> => {
  const bytes = await call.read(file);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(`${option}: ${file} is not JSON`);
  }
};
