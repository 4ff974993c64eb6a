/** So many frames are waited for a card whose code is still on its way. */
const MOST_FRAMES = 600;

/** Scrolls to the card under a heading, once it is drawn; gives up where the view is left. */
export const reveal = (heading: string): void => {
  const { pathname } = location;
  const look = (left: number): void => {
    if (left === 0 || location.pathname !== pathname) return;
    const card = document.getElementById(heading)?.closest('.card');
    if (card) card.scrollIntoView({ block: 'start' });
    else requestAnimationFrame(() => look(left - 1));
  };
  // The image itself is drawn first.
  requestAnimationFrame(() => requestAnimationFrame(() => look(MOST_FRAMES)));
};
