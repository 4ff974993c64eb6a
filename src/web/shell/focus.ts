const HEADINGS = 'h1, h2, h3';
const PLACES = 'section, article, form, aside, dialog, main';

/** The heading of the nearest place around that is still there. */
const headingOf = (around: readonly Element[]): HTMLElement | null => {
  for (const one of around) {
    const heading = one.isConnected && one.matches(PLACES) ? one.querySelector<HTMLElement>(HEADINGS) : null;
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('h1');
};

const isNowhere = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
};

/**
 * What is pressed may go away or be switched off by the press, as a fix that was taken. Then focus goes to the heading of
 * the place that it stood in: a keyboard is never left at nothing.
 */
export const keepFocus = (): void => {
  addEventListener(
    'click',
    () => {
      const pressed = document.activeElement;
      if (pressed === null || pressed === document.body) return;
      const around: Element[] = [];
      for (let one = pressed.parentElement; one; one = one.parentElement) around.push(one);
      // After the render of the press, and after the browser has seen it.
      setTimeout(() => {
        if (!isNowhere() || (pressed.isConnected && !pressed.matches(':disabled'))) return;
        const heading = headingOf(around);
        if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading?.focus({ preventScroll: true });
      }, 100);
    },
    true,
  );
};
