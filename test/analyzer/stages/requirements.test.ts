import { describe, expect, it } from 'vitest';
import { criterion } from '../../../src/analyzer/model/criteria.ts';
import { REQUIREMENTS } from '../../../src/analyzer/model/requirements-table.ts';
import { RUNNING } from '../../../src/analyzer/stages/table.ts';
import mappings from '../../reference/accessibility-mappings.json' with { type: 'json' };

const checks = Object.values(RUNNING).flatMap((stage) => [...stage.checks]);
const withMeaning = checks.flatMap(({ id, requirements }) => (requirements ? [{ id, ...requirements }] : []));

interface Mapping {
  readonly axe?: Readonly<Record<string, readonly string[]>>;
  readonly ibm?: Readonly<Record<string, readonly string[]>>;
}

/** Rules of others that file the question of a check elsewhere. */
const differing = ({ axe = {}, ibm = {} }: Mapping, own: readonly string[]): string[] =>
  Object.entries({ ...axe, ...ibm })
    .filter(([, theirs]) => (theirs.length ? !theirs.some((sc) => own.includes(sc)) : own.length > 0))
    .map(([rule]) => rule);

describe('what checks mean for WCAG', () => {
  it('is said of every check, also that it means nothing', () => {
    expect(checks.filter(({ requirements }) => requirements === undefined)).toEqual([]);
    expect(checks.filter(({ category, requirements }) => category === 'a11y' && requirements === null)).toEqual([]);
    expect(withMeaning.length).toBeGreaterThanOrEqual(127);
  });

  it('names criteria that exist, each once, and no ACT rule that is deprecated', () => {
    for (const { id, criteria, act = [] } of withMeaning) {
      expect(new Set(criteria.map(({ sc }) => sc)).size, id).toBe(criteria.length);
      for (const { sc } of criteria) expect(criterion(sc).name, id).not.toBe('');
      expect(
        act.filter((rule) => mappings.deprecated.includes(rule)),
        id,
      ).toEqual([]);
    }
    for (const { id, help } of checks)
      expect(
        mappings.deprecated.filter((rule) => help.includes(`/${rule}/`)),
        id,
      ).toEqual([]);
  });

  it('is as others have it, or has a note', () => {
    const stored: Readonly<Record<string, Mapping>> = mappings.checks;
    expect(Object.keys(stored).filter((id) => !withMeaning.some((one) => one.id === id))).toEqual([]);
    const unexplained = withMeaning
      .filter(({ note }) => note === undefined)
      .map(({ id, criteria }) => ({
        id,
        rules: differing(
          stored[id] ?? {},
          criteria.map(({ sc }) => sc),
        ),
      }))
      .filter(({ rules }) => rules.length > 0);
    expect(unexplained).toEqual([]);
  });

  it('is in the table that pages and formats read, which `npm run fresh` writes', () => {
    const table = withMeaning.map(({ id, criteria, act = [] }) => [
      id,
      { criteria: criteria.map(({ sc, when }) => [sc, when]), ...(act.length ? { act } : {}) },
    ]);
    expect(REQUIREMENTS).toEqual(Object.fromEntries(table));
  });
});
