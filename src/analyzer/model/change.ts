/**
 * `exact`: nothing is lost, and no style sheet or script that was read names what changes. `suggestion`: a person confirms
 * it. `template`: a person replaces `…` with words.
 */
export type ChangeKind = 'exact' | 'suggestion' | 'template';

/** Source that is replaced: a place as findings have it, the length in UTF-16 code units, and what replaces it. */
export interface Edit {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/** Changed markup that was tried: with it the check finds less, and no other finds more. */
export interface Change {
  readonly kind: ChangeKind;
  /** What is done, in a few words. */
  readonly says: string;
  /** The tags concerned, at most 300 characters of each. */
  readonly before: string;
  readonly after: string;
  /** Against the source as it was read; they do not overlap. */
  readonly edits: readonly Edit[];
  /** What a template lacks. */
  readonly needs?: 'text';
}

/** Which changes a report shows. */
export const CHANGES = ['all', 'exact', 'none'] as const;
export type ChangeSelection = (typeof CHANGES)[number];
