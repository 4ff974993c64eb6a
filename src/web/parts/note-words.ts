/** Words of a note with their place in it. */
export interface Words {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether words were read as a colour that every palette holds. */
export const isLocked = ({ as, did }: { readonly as: string; readonly did: string }): boolean =>
  as.startsWith('#') && did.startsWith('locked');

/** How a note was read, as answers state it. */
export interface NoteWords {
  readonly understood?: readonly (Words & { readonly as: string; readonly did: string })[] | undefined;
  readonly ignored?: readonly (Words & { readonly why: string })[] | undefined;
}
