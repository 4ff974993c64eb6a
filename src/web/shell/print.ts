/** Printing shows what is folded, but for what says that it stays so; afterwards all is as it was. */
export const unfoldForPrint = (): void => {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [data-print="folded"])')];
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
    opened = [];
  });
};
