import type { AddressValues } from './address.ts';
import type { Inputs } from './inputs.ts';

/** How a view works on the working set. */
export interface SetUse {
  /** What it takes of the set: the current colour, or all of them. */
  readonly takes: 'current' | 'all';
  /** Texts of its inputs for these colours; undefined if it can do nothing with them. */
  readonly open: (colors: readonly string[]) => AddressValues | undefined;
  /** The colours as its inputs hold them, so that the set follows an edit; none for a view that only opens with them. */
  readonly read?: () => readonly string[];
  /** Whether the set follows an edit of the view: unless this is false. */
  readonly follows?: boolean;
  /** Whether its inputs are an example as they start: unless this is false. */
  readonly hasExample?: boolean;
}

/** A view whose one input is the current colour. */
export const usesCurrent = <Name extends string>(inputs: Inputs<Name>, name: Name): SetUse => ({
  takes: 'current',
  open: ([color]) => (color === undefined ? undefined : { [name]: color }),
  read: () => [inputs.get(name)],
});

/** A view of which one input lists colours, `least` of them or more; it takes as many as the set holds. */
export const usesAll = <Name extends string>(inputs: Inputs<Name>, name: Name, least: number): SetUse => ({
  takes: 'all',
  open: (colors) => (colors.length < least ? undefined : { [name]: colors.join('\n') }),
  read: () => inputs.get(name).split('\n').filter(Boolean),
});
