import type { Severity } from '../../model/check.ts';
import { type CriterionId, criterion } from '../../model/criteria.ts';
import { EN, type Frame } from './en.ts';
import { shownDate } from './english-date.ts';
import type { LanguageId } from './ids.ts';

/** Names that a language has for what reports are about, by their ids or by their English names. */
export interface Vocabulary {
  /** Title and fix of checks. */
  readonly checks: Readonly<Record<string, readonly string[]>>;
  readonly criteria: Readonly<Record<string, string>>;
  /** Labels of facts and tables, names of stages, and what stages leave out, by the English text. */
  readonly labels: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, string | number>>;

const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** The language of a report: its sentences with values, names, numbers, lists and dates. */
export class Language {
  readonly id: LanguageId;
  readonly #frame: Frame;
  readonly #vocabulary: Vocabulary | undefined;
  readonly #lists: Intl.ListFormat;

  constructor(id: LanguageId, frame: Frame, vocabulary?: Vocabulary) {
    this.id = id;
    this.#frame = frame;
    this.#vocabulary = vocabulary;
    this.#lists = new Intl.ListFormat(id === 'en' ? 'en-GB' : id, { type: 'conjunction' });
  }

  /** Whether it is the language that the checks are written in. */
  get isOriginal(): boolean {
    return this.#vocabulary === undefined;
  }

  text(key: keyof Frame['texts'], values: Values = {}): string {
    return filled(this.#frame.texts[key], values);
  }

  count(key: keyof Frame['counts'], n: number, values: Values = {}): string {
    const forms = this.#frame.counts[key];
    return filled(forms[n === 1 ? 0 : 1] ?? forms[0]!, { ...values, n });
  }

  /** `a`, `a and b`, `a, b and c`. */
  list(all: readonly string[]): string {
    return this.#lists.format(all);
  }

  date(date: Date): string {
    if (this.isOriginal) return shownDate(date);
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat(this.id, options).format(date)} UTC`;
  }

  severity(severity: Severity): string {
    return this.#frame.severities[severity];
  }

  meaning(severity: Severity): string {
    return this.#frame.meanings[severity];
  }

  /** What a line of a statement of conformance says, and what that means. */
  conformance(word: keyof Frame['conformance']): { readonly word: string; readonly meaning: string } {
    return { word: this.#frame.conformance[word], meaning: this.#frame.conformanceMeanings[word] };
  }

  /** What a category is called; an unknown one by its id. */
  category(id: string): string {
    const { categories } = this.#frame;
    return Object.hasOwn(categories, id) ? categories[id as keyof Frame['categories']] : id;
  }

  /** `1.1.1 Non-text Content (A)`. */
  criterion(id: CriterionId): string {
    const { name, level } = criterion(id);
    return `${id} ${this.#vocabulary?.criteria[id] ?? name} (${level})`;
  }

  /** A label of a fact or table, the name of a stage, or what it leaves out, given in English. */
  label(english: string): string {
    const labels = this.#vocabulary?.labels;
    return labels && Object.hasOwn(labels, english) ? labels[english]! : english;
  }

  /** Title and fix of a check; undefined for one that the language has no words for, and in the original. */
  check(id: string): { readonly title: string; readonly fix: string } | undefined {
    const checks = this.#vocabulary?.checks;
    if (!checks || !Object.hasOwn(checks, id)) return undefined;
    const [title = '', fix = ''] = checks[id]!;
    return { title, fix };
  }
}

/** The language that checks, and reports, are written in. */
export const ENGLISH = new Language('en', EN);
