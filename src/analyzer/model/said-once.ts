import type { CheckResult, Finding } from './check.ts';
import { mergeOf } from './owners.ts';

type Content = Readonly<Record<string, unknown>>;

const findingsOf = (value: unknown): readonly Finding[] => {
  const { findings } = (typeof value === 'object' && value !== null ? value : {}) as { findings?: readonly Finding[] };
  return findings ?? [];
};

/** Sections whose findings refer to each other where they report the same fault. */
export const saidOnce = <Section extends Content>(
  sections: Readonly<Record<string, Section>>,
  results: readonly CheckResult[],
): Readonly<Record<string, Section>> => {
  const shown = new Set(
    Object.values(sections).flatMap((section) =>
      Object.values(section).flatMap((value) => findingsOf(value).map(({ id }) => id)),
    ),
  );
  const merge = mergeOf(results, (id) => shown.has(id));
  const merged = (value: unknown): unknown => {
    const findings = findingsOf(value);
    const changed = findings.map(merge);
    return changed.some((finding, i) => finding !== findings[i]) ? { ...(value as object), findings: changed } : value;
  };
  return Object.fromEntries(
    Object.entries(sections).map(([id, section]) => [
      id,
      Object.fromEntries(Object.entries(section).map(([key, value]) => [key, merged(value)])) as Section,
    ]),
  );
};
