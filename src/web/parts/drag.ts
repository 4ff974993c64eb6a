import type { Steps } from '../state/inputs.ts';

/** A share 0..1 of the way across an element, where a pointer is. */
export const shareOf = (event: PointerEvent, element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const clamp = (v: number): number => Math.min(1, Math.max(0, v));
  return { x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) };
};

/**
 * Begins a drag of the element that handles a pointer: one step, until the pointer is released, wherever that is and though
 * the element may be gone by then. `field` gets the focus, for the keys that do the same; without one, whatever has it loses it.
 */
export const beginDrag = (steps: Steps, event: PointerEvent, field: HTMLElement | null | undefined): void => {
  const { currentTarget, pointerId } = event;
  (currentTarget as HTMLElement).setPointerCapture(pointerId);
  event.preventDefault();
  // First, since a field that loses the focus may apply what was typed in it, which is a step of its own.
  if (field) field.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  steps.hold();
  const onEnd = (end: PointerEvent): void => {
    if (end.pointerId !== pointerId) return;
    removeEventListener('pointerup', onEnd);
    removeEventListener('pointercancel', onEnd);
    steps.endEdit();
  };
  addEventListener('pointerup', onEnd);
  addEventListener('pointercancel', onEnd);
};

/**
 * Handlers of an element that is pressed and dragged over: `onMove` gets the place of the pointer, in shares of the element
 * from its upper left. The first field in it, if there is one, gets the focus.
 */
export const dragging = (steps: Steps, onMove: (x: number, y: number) => void) => {
  const onPointer = (event: PointerEvent): void => {
    const element = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      beginDrag(steps, event, element.querySelector('input'));
    } else if (!element.hasPointerCapture(event.pointerId)) return;
    const { x, y } = shareOf(event, element);
    onMove(x, y);
  };
  return { onPointerDown: onPointer, onPointerMove: onPointer };
};
