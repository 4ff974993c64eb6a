import type { Day } from './model.ts';

/** The smallest of 1, 2 and 5 times a power of ten that holds a value. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (([1, 2, 5, 10] as const).find((step) => step * power >= value) ?? 10);
};

const LABELLED = 8;
const shortDay = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Credits of each day as bars; a drawing of the table of days below it. */
export const Bars = ({ days }: { days: readonly Day[] }) => {
  const most = roundUp(Math.max(2, ...days.map(({ credits }) => credits)));
  const every = Math.ceil(days.length / LABELLED);
  return (
    <div class="bars" aria-hidden="true">
      <div class="bars-scale">
        {[most, most / 2, 0].map((value) => (
          <span key={value}>{value.toLocaleString('en')}</span>
        ))}
      </div>
      <ul>
        {days.map(({ date, credits }, i) => (
          <li key={date}>
            <span class="bar" style={{ height: `${(100 * credits) / most}%` }} />
            {(days.length - 1 - i) % every === 0 ? <small>{shortDay(date)}</small> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
