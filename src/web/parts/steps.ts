/** Which way an arrow goes, and how far: Shift ten times, Alt a tenth. */
export const arrowStep = (event: KeyboardEvent): { readonly x: number; readonly y: number } | undefined => {
  if (event.ctrlKey || event.metaKey) return undefined;
  let size = 1;
  if (event.shiftKey) size = 10;
  else if (event.altKey) size = 0.1;
  switch (event.key) {
    case 'ArrowLeft':
      return { x: -size, y: 0 };
    case 'ArrowRight':
      return { x: size, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: size };
    case 'ArrowDown':
      return { x: 0, y: -size };
    case 'PageUp':
      return { x: 0, y: 10 };
    case 'PageDown':
      return { x: 0, y: -10 };
    default:
      return undefined;
  }
};
