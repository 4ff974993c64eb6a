/** What had to give way, as the service says it. */
interface Concessions {
  readonly moved: readonly {
    readonly token: string;
    readonly theme: string;
    readonly from: string;
    readonly to: string;
    readonly because: 'text' | 'page';
  }[];
  readonly collisions: readonly {
    readonly status: string;
    readonly brand: string;
    readonly difference: number;
    readonly moved_to: string;
  }[];
}

const BECAUSE = { text: 'no text reads on that', page: 'that sinks into the page' } as const;
const role = (token: string): string => token.replace('--color-', '');
const Chip = ({ hex }: { hex: string }) => <span class="chip" style={{ backgroundColor: hex }} />;

/** Colours that are not those that were asked for, and why. */
export const ConcessionList = ({ moved, collisions }: Concessions) => (
  <ul class="concessions">
    {moved.map(({ token, theme, from, to, because }) => (
      <li class="muted note" key={`${token} ${theme}`}>
        {role(token)} in the {theme} theme: <Chip hex={to} /> {to} in place of <Chip hex={from} /> {from}, because{' '}
        {BECAUSE[because]}.
      </li>
    ))}
    {collisions.map(({ status, brand, difference, moved_to }) => (
      <li class="muted note" key={status}>
        {role(status)} was {difference.toFixed(1)} from {role(brand)} and is now <Chip hex={moved_to} /> {moved_to}.
      </li>
    ))}
  </ul>
);
