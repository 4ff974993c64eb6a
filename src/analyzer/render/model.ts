import type { Severity } from '../model/check.ts';
import type { Requirement } from '../model/requirements.ts';
import type { Language } from './language/language.ts';
import type { MarkupChange } from './read-changes.ts';

/** Where a fault is; texts are empty and numbers null if the report does not say. */
export interface Place {
  readonly where: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly snippet: string;
  readonly value: string;
  /** What it is recognised by in later reports, not to be shown. */
  readonly mark: string;
  /** Changed markup that fixes it. */
  readonly changes?: readonly MarkupChange[];
}

export interface ShownFinding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  /** Id of the category it counts for; empty where it counts for none. */
  readonly category: string;
  /** What readers sort it under: its category by name, else its section. */
  readonly area: string;
  /** What it means for WCAG, the surest first; empty for a best practice, null without accessibility meaning. */
  readonly requirements: readonly Requirement[] | null;
  readonly message: string;
  readonly fix: string;
  /** Texts that are in English although the report is in another language. */
  readonly english: readonly ('title' | 'message' | 'fix')[];
  /** Address of the public rule. */
  readonly help: string | null;
  /** Id of the finding that reports the same fault, and how many places are with it; empty and 0 for none. */
  readonly refers: string;
  readonly referred: number;
  /** Places it reports itself, of how many tested. */
  readonly count: number;
  readonly total: number;
  readonly places: readonly Place[];
  /** Entries of `fingerprints` and what they leave out, as the report has them; empty and null in earlier reports. */
  readonly fingerprints: readonly string[];
  readonly rest: { readonly count: number; readonly hash: string } | null;
}

/** Findings that one change does away with. */
export interface Fix {
  /** What is to be done, and whether that is in English although the report is in another language. */
  readonly title: string;
  readonly isEnglish: boolean;
  /** That of the worst finding. */
  readonly severity: Severity;
  readonly findings: readonly ShownFinding[];
  /** Findings of other areas that report the same fault and refer to one of these. */
  readonly also: readonly ShownFinding[];
  readonly areas: readonly string[];
  /** Places in all. */
  readonly count: number;
  /** How much it takes from scores: the sum of what its findings take, on a logarithmic scale. */
  readonly weight: number;
}

/** What the score of a category becomes. */
export interface Gain {
  readonly category: string;
  readonly from: number;
  readonly to: number;
}

/** The fixes that remove most, and what the scores are without what they remove. */
export interface FirstSteps {
  readonly fixes: readonly Fix[];
  /** Places they remove. */
  readonly count: number;
  readonly gains: readonly Gain[];
}

export interface ShownTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that are not shown. */
  readonly more: number;
}

interface Swatch {
  readonly hex: string;
  readonly uses: number | null;
}

/** What a section shows besides its findings. */
export interface Panel {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly ShownTable[];
  readonly swatches: readonly { readonly title: string; readonly colors: readonly Swatch[] }[];
}

/** Checks that came to the same reason. */
export interface UndecidedCheck {
  readonly reason: string;
  readonly ids: readonly string[];
}

export interface ShownSection {
  readonly id: string;
  readonly label: string;
  /** Findings, and checks that found nothing wrong, by id. */
  readonly failed: number;
  readonly passed: readonly string[];
  readonly notApplicable: number;
  readonly undecided: readonly UndecidedCheck[];
  readonly panel: Panel;
}

export interface ShownScore {
  readonly id: string;
  readonly category: string;
  readonly score: number;
  /** Findings of the category, and those whose fault a finding of another category reports. */
  readonly findings: number;
  readonly shared: number;
}

/** Who made a report, as they put their name to it. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string | null;
  /** A `data:` address of an image. */
  readonly logo: string | null;
}

/** Places that are ignored until a day, with the reason. */
export interface Ignored {
  readonly check: string;
  readonly count: number;
  readonly until: string;
  readonly reason: string;
  readonly by: string;
}

/** The scores of an earlier audit of the page, or of this one. */
export interface PastScores {
  readonly date: Date;
  readonly checksVersion: string;
  /** By the ids of categories. */
  readonly scores: ReadonlyMap<string, number>;
}

/** A report ready to be set: plain texts, every one bounded. */
export interface ReportDocument {
  readonly language: Language;
  readonly brand: Brand | null;
  readonly title: string;
  readonly url: string;
  readonly link: string | null;
  /** When the page was read: as readers see it, and as a moment; empty and null if the report does not say. */
  readonly read: string;
  readonly readAt: Date | null;
  readonly auditVersion: string;
  readonly checksVersion: string;
  /** Whether its scores came about as this service says: the report names the same version of the checks. */
  readonly explained: boolean;
  readonly scores: readonly ShownScore[];
  readonly unmeasured: readonly { readonly reason: string; readonly names: readonly string[] }[];
  /** Stages that were narrower than in a browser. */
  readonly narrowed: readonly { readonly stage: string; readonly reason: string }[];
  readonly severities: readonly { readonly severity: Severity; readonly findings: number; readonly places: number }[];
  readonly fixes: readonly Fix[];
  readonly first: FirstSteps;
  readonly areas: readonly string[];
  readonly sections: readonly ShownSection[];
  readonly findings: number;
  readonly places: number;
  /** Findings that were left out because there are too many. */
  readonly dropped: number;
  readonly ignored: readonly Ignored[];
  /** Oldest first, this report last; empty without earlier ones. */
  readonly history: readonly PastScores[];
}
