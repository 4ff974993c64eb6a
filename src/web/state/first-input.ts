const KINDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Resolves with the first input of a person: what a view does not need when it is opened can wait for it. */
export const firstInput = new Promise<Event>((resolve) => {
  for (const kind of KINDS) addEventListener(kind, resolve, { once: true, passive: true, capture: true });
});
