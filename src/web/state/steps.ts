let last = 0;

/** The number of the next change: of two histories, the later change is undone first. */
export const nextStep = (): number => {
  last += 1;
  return last;
};
