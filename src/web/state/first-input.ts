const KINDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Resolves with the first thing that a person does in the page: what an opened view does not need by itself can wait for it. */
export const firstInput = new Promise<void>((resolve) => {
  for (const kind of KINDS) addEventListener(kind, () => resolve(), { once: true, passive: true, capture: true });
});
