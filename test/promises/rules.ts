/** What is promised of a field of a request: values that are accepted, values that are not, and what holds where it is omitted. */
export interface Rule {
  readonly good: readonly unknown[];
  /** Each is refused with the name of the field. */
  readonly bad: readonly unknown[];
  readonly required?: boolean;
  /** The good values mean the same, or nothing of the answer depends on them. */
  readonly same?: true;
  /** What the field is if it is omitted. */
  readonly or?: unknown;
  /** The code of the refusal, where it has one of its own. */
  readonly code?: string;
}

/** A colour in each of the five forms. */
export const color: Rule = {
  same: true,
  good: ['#336699', '#369', 'rgb(51,102,153)', [51, 102, 153], { r: 51, g: 102, b: 153 }],
  bad: ['no colour', [51, 102], { r: 51 }],
};

export const whole = (from: number, to: number): Rule => ({ good: [from, to], bad: [from - 1, to + 1, from + 0.5] });

export const real = (from: number, to: number): Rule => ({
  good: [from, (from + to) / 2, to],
  bad: [from - 0.01, to + 0.01],
});

/** One of a list of values, all of which are promised. */
export const oneOf = (...values: readonly (string | number)[]): Rule => ({ good: values, bad: ['no-such-value'] });

/** A name of a list that another operation returns: some of them are known. */
export const named = (code: string, ...some: readonly string[]): Rule => ({ good: some, bad: ['no-such-name'], code });

export const flag: Rule = { good: [true, false], bad: ['maybe'] };
export const text: Rule = { good: ['Some text'], bad: [{ no: 'text' }] };
/** Whatever else: values are given. */
export const values = (good: readonly unknown[], bad: readonly unknown[]): Rule => ({ good, bad });

/** A list of so many items. */
export const list = (item: unknown, from: number, to: number): Rule => ({
  good: [Array(from).fill(item), Array(to).fill(item)],
  bad: [...(from > 0 ? [Array(from - 1).fill(item)] : []), Array(to + 1).fill(item)],
});

export const same = (rule: Rule): Rule => ({ ...rule, same: true });
export const must = (rule: Rule): Rule => ({ ...rule, required: true });
export const or = (rule: Rule, value: unknown): Rule => ({ ...rule, or: value });
