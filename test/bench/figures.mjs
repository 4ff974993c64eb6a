/** What a figure is held to, in words; nothing where it is only told. */
export const boundOf = ({ limit, atLeast } = {}) => {
  if (limit !== undefined) return `, at most ${limit}`;
  return atLeast === undefined ? '' : `, at least ${atLeast}`;
};

/** Prints a figure of a bench that is run by itself. */
export const print = (label, value, unit, options = {}) =>
  console.log(
    `${label}: ${value.toPrecision(4)} ${unit}${boundOf(options)}${options.note ? ` (${options.note})` : ''}`,
  );
