import type { Steps } from '../state/inputs.ts';

/** A share 0..1 of the way across an element, where a pointer is. */
export const shareOf = (event: PointerEvent, element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const clamp = (v: number): number => Math.min(1, Math.max(0, v));
  return { x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) };
};

/**
 * Handlers of an element that is pressed and dragged over: `onMove` gets the place of the pointer, in shares of the element
 * from its upper left. With `focuses`, the press gives the focus to the first field in it, for the keys that do the same.
 */
export const dragging = (steps: Steps, onMove: (x: number, y: number) => void, focuses = true) => {
  const onPointer = (event: PointerEvent): void => {
    const element = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      // Before the drag begins: a field that loses the focus may apply what was typed in it, which is a step of its own.
      if (focuses) {
        element.querySelector('input')?.focus({ preventScroll: true });
        event.preventDefault();
      }
      steps.hold();
    } else if (!element.hasPointerCapture(event.pointerId)) return;
    const { x, y } = shareOf(event, element);
    onMove(x, y);
  };
  const onEnd = (): void => steps.endHold();
  return { onPointerDown: onPointer, onPointerMove: onPointer, onPointerUp: onEnd, onPointerCancel: onEnd };
};
