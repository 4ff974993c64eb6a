/** What had to give way, as the service says it. */
interface Concessions {
  readonly moved: readonly {
    readonly token: string;
    readonly theme: string;
    readonly from: string;
    readonly to: string;
    readonly because: 'text' | 'page';
  }[];
  readonly whiter?: readonly {
    readonly token: string;
    readonly theme: string;
    readonly fill: string;
    readonly white_fill: string;
  }[];
  readonly collisions: readonly {
    readonly status: string;
    readonly brand: string;
    readonly difference: number;
    readonly moved_to: string;
  }[];
}

const BECAUSE = { text: 'the text does not read on that', page: 'it would not stand out from the page' } as const;
const role = (token: string): string => token.replace('--color-', '');
const Chip = ({ hex }: { hex: string }) => <span class="chip" style={{ backgroundColor: hex }} />;

/** Colours that are not those that were asked for, and why. */
export const ConcessionList = ({ moved, whiter = [], collisions }: Concessions) => (
  <ul class="concessions">
    {moved.map(({ token, theme, from, to, because }) => (
      <li class="muted note" key={`${token} ${theme}`}>
        {role(token)} in the {theme} theme: <Chip hex={to} /> {to} in place of <Chip hex={from} /> {from}, because{' '}
        {BECAUSE[because]}.
      </li>
    ))}
    {whiter.map(({ token, theme, fill, white_fill }) => (
      <li class="muted note" key={`${token} ${theme} white`}>
        White would be clearer than near-black on {role(token)} in the {theme} theme: it reads on{' '}
        <Chip hex={white_fill} /> {white_fill} in place of <Chip hex={fill} /> {fill}.
      </li>
    ))}
    {collisions.map(({ status, brand, difference, moved_to }) => (
      <li class="muted note" key={status}>
        {role(status)} was {difference.toFixed(1)} from {role(brand)} and is now <Chip hex={moved_to} /> {moved_to}.
      </li>
    ))}
  </ul>
);
