/** Whether a hue lies on the arc from `from` upwards to, but not at, `to`; over 0 where `from` is the greater. */
export const onArc = (hue: number, from: number, to: number): boolean =>
  from <= to ? hue >= from && hue < to : hue >= from || hue < to;
