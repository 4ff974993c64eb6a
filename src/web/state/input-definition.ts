import { tidyColor } from './color-text.ts';

/** How an input is written in the address. */
interface Kind {
  readonly write: (text: string) => string;
  readonly read: (text: string) => string;
}

const BARE_HEX = /^#(?=(?:[0-9a-f]{3}|[0-9a-f]{6})$)/i;
const SEPARATOR = '~';

export const KINDS = {
  text: { write: (text) => text, read: (text) => text },
  /** Hex loses its `#`, every other notation stays as it came. */
  color: { write: (text) => text.replace(BARE_HEX, ''), read: tidyColor },
  /** One colour a line in the field, `~` between them in the address. */
  colors: {
    write: (text) =>
      text
        .split('\n')
        .map((line) => line.replace(BARE_HEX, ''))
        .join(SEPARATOR),
    read: (text) => text.split(SEPARATOR).map(tidyColor).filter(Boolean).join('\n'),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export interface InputDefinition {
  readonly kind: keyof typeof KINDS;
  readonly start: string;
  /** Of a colour: whether it may be empty. */
  readonly optional?: boolean;
  /** Where only these are taken: anything else in an address is read as `start`. */
  readonly choices?: readonly string[];
  /** Values that older links have, and what they are called now. */
  readonly formerly?: Readonly<Record<string, string>>;
  /** Where only numbers from the first to the second are taken. */
  readonly range?: readonly [least: number, most: number];
  /** Of a text of several parts: those that cannot be read, and how a part is written. */
  readonly unread?: (text: string) => readonly string[];
  readonly form?: string;
}

/** Whether an input takes a text. */
export const isTaken = ({ choices, range }: InputDefinition, text: string): boolean => {
  if (choices && !choices.includes(text)) return false;
  return range === undefined || (text.trim() !== '' && Number(text) >= range[0] && Number(text) <= range[1]);
};

/** A part of a link that a view did not take. */
export interface Dropped {
  readonly name: string;
  readonly value: string;
  /** What it could have been. */
  readonly accepted: string;
}

const MOST_NAMED = 12;

export const acceptedBy = (definition: InputDefinition | undefined): string => {
  if (!definition) return 'unknown setting';
  const { choices = [], range, form } = definition;
  if (form) return `enter ${form}`;
  if (range) return `enter a number from ${range[0]} to ${range[1]}`;
  return `enter ${choices.slice(0, MOST_NAMED).join(', ')}${choices.length > MOST_NAMED ? ' and others' : ''}`;
};
