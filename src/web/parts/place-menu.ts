import type { TargetedToggleEvent } from 'preact';

/** Between a menu and what it belongs to, and between it and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;

/** Puts a menu below what it stands in, or above it where there is no room, inside the window; it is scrolled with the page. */
export const placeMenu = (event: TargetedToggleEvent<HTMLElement>): void => {
  const menu = event.currentTarget;
  if (event.newState !== 'open') return;
  const { left, right, top, bottom } = menu.parentElement!.getBoundingClientRect();
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const [mostLeft, mostTop] = [innerWidth - width - EDGE, innerHeight - height - EDGE];
  const x = left <= mostLeft ? left : right - width;
  const above = top - GAP - height;
  const y = bottom + GAP <= mostTop || above < EDGE ? bottom + GAP : above;
  menu.style.position = 'absolute';
  menu.style.left = `${scrollX + Math.max(EDGE, Math.min(x, mostLeft))}px`;
  menu.style.top = `${scrollY + Math.max(EDGE, Math.min(y, mostTop))}px`;
};
