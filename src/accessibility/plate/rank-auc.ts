/**
 * Area under the ROC curve (Mann-Whitney): the chance that a member's value is above that of one who is not, ties
 * counting half. 0.5 where values say nothing, and where there is nothing to compare.
 */
export const rankAuc = (values: readonly number[], members: readonly boolean[]): number => {
  const order = values.map((_, i) => i).sort((i, j) => values[i]! - values[j]!);
  let [sum, count] = [0, 0];
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end += 1;
    const rank = (start + 1 + end) / 2;
    for (let k = start; k < end; k += 1)
      if (members[order[k]!]) {
        sum += rank;
        count += 1;
      }
    start = end;
  }
  const others = values.length - count;
  return count === 0 || others === 0 ? 0.5 : (sum - (count * (count + 1)) / 2) / (count * others);
};
