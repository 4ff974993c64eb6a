import { columns, type Paint } from '../paint.ts';

interface Reading {
  readonly understood?: readonly { readonly text: string; readonly did: string }[] | undefined;
  readonly ignored?: readonly { readonly text: string; readonly why: string }[] | undefined;
}

/** What was made of each word of a note, in lines under the palettes. */
export const noteLines = (paint: Paint, { understood = [], ignored = [] }: Reading): readonly string[] => {
  const rows = [
    ...understood.map(({ text, did }) => [`  ${text}`, did]),
    ...ignored.map(({ text, why }) => [`  ${text}`, paint.dim(why)]),
  ];
  return rows.length === 0 ? [] : ['', columns(rows)];
};
