import type { Parameter } from '../reference/document.ts';

/** An interval of one measure, whose ends are filters of their own; one of them may be missing. */
export interface RangeControl {
  readonly kind: 'range';
  /** What it is about: `contrast` of `min_contrast` and `max_contrast`. */
  readonly about: string;
  readonly low: Parameter | undefined;
  readonly high: Parameter | undefined;
  /** Their names; the first names the axis. */
  readonly filters: readonly [string, ...string[]];
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** It goes round a circle: from the first end upwards to the second, over the end of the scale where that is the lesser. */
  readonly round: boolean;
}

/** One of some values, or none. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly filter: Parameter;
  readonly options: readonly string[];
}

export type Control = RangeControl | ChoiceControl;

const LOW = /^min_(.+)$|^(.+)_from$/;
const HIGH = /^max_(.+)$|^(.+)_to$/;
const aboutOf = (form: RegExp, name: string): string | undefined => {
  const [, bound, end] = form.exec(name) ?? [];
  return bound ?? end;
};

/** Of a continuous measure; a hundredth of its scale. */
const STEPS = 100;

const rangeOf = (about: string, low: Parameter | undefined, high: Parameter | undefined): RangeControl => {
  const { name, type, minimum: least = 0 } = (low ?? high)!;
  const filters: readonly [string, ...string[]] = low && high ? [name, high.name] : [name];
  // What no record reaches ends the scale, whichever of the two says so.
  const most = Math.min(low?.maximum ?? Number.POSITIVE_INFINITY, high?.maximum ?? Number.POSITIVE_INFINITY);
  const step = type === 'integer' ? 1 : (most - least) / STEPS;
  return { kind: 'range', about, low, high, filters, least, most, step, round: name === `${about}_from` };
};

const choicesOf = ({ type, enum: words, minimum = 0, maximum = 0, default: preset }: Parameter): string[] => {
  if (words) return words.filter((one) => one !== preset).map(String);
  if (type === 'boolean') return ['true', 'false'];
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => String(minimum + i));
};

/** The filters of a collection as people set them: the two ends of a measure are one control. */
export const controlsOf = (filters: readonly Parameter[]): Control[] => {
  const byName = (name: string) => filters.find((one) => one.name === name);
  return filters.flatMap((filter): Control[] => {
    const { name } = filter;
    const [low, high] = [aboutOf(LOW, name), aboutOf(HIGH, name)];
    if (low !== undefined) return [rangeOf(low, filter, byName(`max_${low}`) ?? byName(`${low}_to`))];
    if (high === undefined) return [{ kind: 'choice', filter, options: choicesOf(filter) }];
    // It is where its lower end is.
    return byName(`min_${high}`) || byName(`${high}_from`) ? [] : [rangeOf(high, undefined, filter)];
  });
};
