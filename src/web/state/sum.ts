/** What a field of numbers shows beside a number, and people type with it. */
const UNITS = /[%°]|deg|ΔE/gi;
const PARTS = /\s*(?:([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:[.,]\d+)?|[.,]\d+)|([-+*/×÷−()]))/gy;
/** Thousands as English groups them: `1,000`, and not `0,125`. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** No sum that a person types is longer. */
const LONGEST = 60;

/**
 * A number or a sum of some, as people type it: `60`, `60 + 5`, `2 * (3 + 4)`, `12,5 %`, `1,000`. Undefined where it is none, or not finite.
 */
export const readSum = (text: string): number | undefined => {
  if (text.length > LONGEST) return undefined;
  const plain = text.replace(UNITS, ' ').trimEnd();
  const parts: (number | string)[] = [];
  PARTS.lastIndex = 0;
  while (PARTS.lastIndex < plain.length) {
    const [, number, sign] = PARTS.exec(plain) ?? [];
    if (number !== undefined)
      parts.push(Number(GROUPED.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')));
    else if (sign !== undefined) parts.push({ '×': '*', '÷': '/', '−': '-' }[sign] ?? sign);
    else return undefined;
  }
  let at = 0;
  // Each gives NaN where no number stands, which no sum loses again.
  const value = (): number => {
    const part = parts[at++];
    if (typeof part === 'number') return part;
    if (part === '-') return -value();
    if (part === '+') return value();
    if (part !== '(') return Number.NaN;
    const inner = sum();
    return parts[at++] === ')' ? inner : Number.NaN;
  };
  const product = (): number => {
    let result = value();
    while (parts[at] === '*' || parts[at] === '/') result = parts[at++] === '*' ? result * value() : result / value();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (parts[at] === '+' || parts[at] === '-')
      result = parts[at++] === '+' ? result + product() : result - product();
    return result;
  };
  const result = sum();
  return at === parts.length && Number.isFinite(result) ? result : undefined;
};
