/** Whether hues are made to look alike: choices of a select field. */
export const BALANCES = [
  ['on', 'Equal look'],
  ['off', 'As on the wheel'],
] as const;
