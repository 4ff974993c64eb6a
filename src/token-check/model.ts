import type { MeasuredRgb } from '../color/measured.ts';

/** A part of a file, in UTF-16 code units from its beginning. */
export interface Span {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** The syntax that a value is written in, which is what a changed one is written in. */
export type Notation = 'css' | 'scss' | 'json' | 'dtcg';

/** What turns a theme on: `prefers-color-scheme`, or a selector of it. */
export type Origin = 'media' | 'selector';

/** A token as a file defines it, for some themes. */
export interface Definition {
  /** As it is written and referred to: `--primary`, `$primary`, `color.primary`. */
  readonly name: string;
  /** Its name in words, in lower case: `color`, `primary`. */
  readonly words: readonly string[];
  /** What a theme must be for the definition to apply: nothing for the base, else `dark` and the like. */
  readonly tags: readonly string[];
  /** What turns its theme on, where both may: the scheme of the system, or a class or attribute. */
  readonly origin?: Origin | undefined;
  /** Selector outside which it is not known; undefined for one that the whole document has. */
  readonly scope: string | undefined;
  readonly value: string;
  readonly notation: Notation;
  readonly span: Span;
  /** It is said to be a colour, so that a value which is none is a fault. */
  readonly isColor: boolean;
  /** Other files and tools take it by its name, as Tailwind does with what is in `@theme`. */
  readonly isPublic: boolean;
  /** It applies only where nothing sets the name before, as `!default` of SCSS says. */
  readonly isDefault?: boolean;
  readonly locals?: Locals;
}

/** Variables of SCSS that the blocks around a value have, the innermost first: no other block knows them. */
export interface Locals {
  readonly get: (name: string) => Definition | undefined;
}

/** A colour that a rule of a style sheet sets, such as `color` of `.button`. */
export interface RuleColor {
  readonly property: 'color' | 'background';
  readonly selector: string;
  readonly tags: readonly string[];
  readonly value: string;
  readonly notation: Notation;
  readonly span: Span;
  /** Number of the rule in its file: colours of one rule are a pair. */
  readonly rule: number;
  readonly locals?: Locals;
}

/** A name in braces in the value of a token of JSON, such as the colour of a border. */
export interface AliasUse {
  /** The token that has the value. */
  readonly token: string;
  readonly name: string;
  /** The text that the alias stands in. */
  readonly text: string;
  readonly span: Span;
}

/** What one file contains. */
export interface TokenFile {
  readonly definitions: readonly Definition[];
  readonly rules: readonly RuleColor[];
  /** Names that the file refers to, other than in definitions. */
  readonly references: readonly string[];
  readonly aliases: readonly AliasUse[];
}

/** A file that is checked. */
export interface SourceText {
  /** As reports name it. */
  readonly path: string;
  readonly text: string;
}

/** A colour that a definition has in a theme. */
export interface ThemeColor {
  readonly color: MeasuredRgb;
  readonly hex: string;
  readonly alpha: number;
}

/** Why a definition has no colour. */
export interface Fault {
  readonly kind: 'missing' | 'circular' | 'unreadable';
  /** The name that nothing defines, the way round, or what is wrong. */
  readonly what: string;
}

/** What a definition is in a theme. */
export interface Resolved {
  readonly color: ThemeColor | undefined;
  readonly fault: Fault | undefined;
  /** Definitions that its value came from, the nearest first. */
  readonly trail: readonly Definition[];
  /** Where its colour is written out; undefined if it is computed from others. */
  readonly literal: Literal | undefined;
}

/** A colour as a file writes it out. */
export interface Literal {
  readonly text: string;
  readonly span: Span;
  readonly notation: Notation;
}
