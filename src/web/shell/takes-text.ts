/** Whether keys and pasted texts belong to what is focused. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range], [type=radio], [type=checkbox], [type=file], [type=color]), textarea, select');
