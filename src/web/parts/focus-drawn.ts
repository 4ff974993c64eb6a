/** Gives the focus to what the change under way draws: once it is drawn, which no frame needs to be painted for. */
export const focusDrawn = (find: () => HTMLElement | null | undefined): void => {
  setTimeout(() => find()?.focus());
};
