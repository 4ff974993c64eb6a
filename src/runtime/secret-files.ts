import { readFileSync } from 'node:fs';

/** Variables whose value may come from a file that `<variable>_FILE` names, as container platforms mount secrets. */
const SECRETS = ['ADMIN_KEY', 'KEY_PEPPER', 'DATABASE_AUTH_TOKEN', 'REDIS_URL'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with the contents of the files of its secrets; a final line break does not count. `onProblem` gets what cannot be read. */
export const withSecretFiles = (environment: Environment, onProblem: (problem: string) => void): Environment => {
  const read: Record<string, string> = {};
  for (const variable of SECRETS) {
    const path = environment[`${variable}_FILE`];
    if (!path) continue;
    if (environment[variable]) {
      onProblem(`${variable} and ${variable}_FILE are both set; set one of them`);
      continue;
    }
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value.trim() === '') onProblem(`${variable}_FILE: ${path} is empty`);
      else read[variable] = value;
    } catch (error) {
      onProblem(`${variable}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { ...environment, ...read };
};
