// The search for the dearest input of an operation: each field is tried at its ends, and what costs more of a credit is kept.

/** Fields are tried anew until a round gains nothing, or so often. */
const ROUNDS = 2;
const GAIN = 1.15;
/** A search from one input ends after so long; the input itself is always measured. */
const SECONDS = 1;

/** Values of a field at its ends. */
const endsOf = ({ type, minimum, maximum, enum: words }) => {
  if (words) return words;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [maximum, minimum].filter((value) => value !== undefined);
  return [];
};

/** Climbs from an input; `measure` answers what an input costs, or undefined for one that is refused or free. */
export const climb = async (parameters, input, measure) => {
  let best = { input, cost: await measure(input) };
  if (best.cost === undefined) return best;
  const until = performance.now() + SECONDS * 1000;
  for (let round = 0, gained = true; gained && round < ROUNDS; round += 1) {
    gained = false;
    for (const parameter of parameters)
      for (const value of endsOf(parameter)) {
        if (best.input[parameter.name] === value || performance.now() > until) continue;
        const tried = { ...best.input, [parameter.name]: value };
        const cost = await measure(tried);
        if (cost === undefined || cost < best.cost * GAIN) continue;
        best = { input: tried, cost };
        gained = true;
      }
  }
  return best;
};
