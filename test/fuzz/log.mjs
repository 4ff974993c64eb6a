// What a service wrote into its log.

const ERROR = 50;

/** Lines at `error` and above. */
export const errorLines = (output) =>
  output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const parsed = JSON.parse(line);
    return parsed.level >= ERROR ? [parsed] : [];
  });
