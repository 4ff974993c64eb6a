import { access } from 'node:fs/promises';
import { STANDARD_IDS, type StandardId } from '../../analyzer/model/standards.ts';
import { isRecord } from '../../analyzer/render/untyped-json.ts';
import { type Call, UsageError } from '../command.ts';
import { readJson } from './json-file.ts';
import { SEVERITIES } from './reports.ts';

const FILE = 'metamer.config.json';

/** Settings of a project; options of the command line win. */
export interface Config {
  readonly scope?: string[] | undefined;
  readonly standard?: StandardId | undefined;
  readonly failOn?: string | undefined;
  readonly level?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly map?: readonly string[] | undefined;
  /** Places that a check may be found at on all pages together. */
  readonly budgets: Readonly<Record<string, number>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const oneOf =
  (...accepted: readonly string[]) =>
  (value: unknown): boolean =>
    isText(value) && accepted.includes(value);
const areBudgets = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((count) => Number.isInteger(count) && (count as number) >= 0);

/** What a settings file may hold: whether a value is right, and what is accepted. */
const MEMBERS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  $schema: [isText, 'a string'],
  scope: [isList, 'a list of stages'],
  standard: [oneOf(...STANDARD_IDS), `one of ${STANDARD_IDS.join(', ')}`],
  fail_on: [oneOf(...SEVERITIES, 'criteria'), `one of ${[...SEVERITIES, 'criteria'].join(', ')}`],
  level: [oneOf('A', 'AA'), 'A or AA'],
  base_url: [isText, 'an address'],
  map: [isList, 'a list of URL=DIR'],
  budgets: [areBudgets, 'an object of whole numbers by check, such as {"a11y-img-name": 3}'],
};

const checkMembers = (file: string, config: unknown): Readonly<Record<string, unknown>> => {
  if (!isRecord(config)) throw new UsageError(`${file}: must be an object`);
  for (const [name, value] of Object.entries(config)) {
    const member = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
    if (!member)
      throw new UsageError(
        `${file}: ${JSON.stringify(name)} is not a setting; accepted: ${Object.keys(MEMBERS).join(', ')}`,
      );
    const [accepts, accepted] = member;
    if (!accepts(value)) throw new UsageError(`${file}: ${name} must be ${accepted}, got ${JSON.stringify(value)}`);
  }
  return config;
};

/** Refuses a budget that would hold whatever happens: its check does not exist. */
const checkBudgets = async (file: string, budgets: Readonly<Record<string, number>>): Promise<void> => {
  const names = Object.keys(budgets);
  if (names.length === 0) return;
  const { RUNNING } = await import('../../analyzer/stages/table.ts');
  const ids = new Set(Object.values(RUNNING).flatMap(({ checks }) => checks.map(({ id }) => id)));
  const unknown = names.find((name) => !ids.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `${file}: budgets: ${JSON.stringify(unknown)} is not the id of a check; docs/checks lists them`,
    );
};

/** Whether a file of the project is there. */
export const isThere = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The settings of `--config`, or of metamer.config.json in the working directory. Throws UsageError. */
export const configOf = async (call: Call): Promise<Config> => {
  const named = call.text('config');
  const file = named ?? FILE;
  if (named === undefined && !(await isThere(file))) return { budgets: {} };
  const { scope, standard, fail_on, level, base_url, map, budgets } = checkMembers(
    file,
    await readJson(call, file, '--config'),
  );
  const counts = (budgets ?? {}) as Record<string, number>;
  await checkBudgets(file, counts);
  return {
    scope: scope as string[] | undefined,
    standard: standard as StandardId | undefined,
    failOn: fail_on as string | undefined,
    level: level as string | undefined,
    baseUrl: base_url as string | undefined,
    map: map as string[] | undefined,
    budgets: counts,
  };
};
