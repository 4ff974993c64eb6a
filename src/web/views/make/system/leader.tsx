import { type Rgb, rgb } from '../../../../color/rgb.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { shownRatio } from '../../../parts/format.ts';
import { sightName } from '../../../parts/sight-name.ts';
import { Swatch } from '../../../parts/swatch.tsx';
import { Verdict } from '../../../parts/verdict.tsx';
import { ConcessionList } from '../concessions.tsx';
import { SeenList } from '../seen-list.tsx';
import { made, type System, shuffle, system } from './model.ts';

type Leader = System['leader'];

const roleName = (role: string): string => role.replaceAll('_', ' ');

/** Why a colour is there. */
const reasonOf = ({ origins }: Leader, hex: string): string => {
  const origin = origins.find((one) => one.hex === hex);
  if (!origin) return '';
  if (origin.because === 'locked') return 'locked';
  if (origin.because === 'brief') return origin.asked === hex ? 'asked for' : `near ${origin.asked}`;
  if (origin.because === 'style') return roleName(origin.window ?? 'style');
  return 'for text';
};

const Tile = ({ leader, role, hex }: { leader: Leader; role: string; hex: string }) => {
  const color: Rgb = rgb(hex);
  return (
    <li>
      <Swatch id={`role-${role}`} name={roleName(role)} color={color} />
      <div class="cell-facts">
        <span class="cell-name">{roleName(role)}</span>
        <code>{hex}</code>
        <span class="muted">{reasonOf(leader, hex)}</span>
      </div>
    </li>
  );
};

const Facts = ({ answer }: { answer: System }) => {
  const { leader, moved = [], collisions = [], ui_pairs: pairs = [] } = answer;
  const worst = leader.separation.toSorted((a, b) => a.difference - b.difference)[0];
  const changed = moved.length + collisions.length;
  return (
    <>
      <p class="row judgement">
        <Verdict
          passes={pairs.every(({ ratio, needs }) => ratio >= needs)}
          word={`${pairs.filter(({ ratio, needs }) => ratio >= needs).length} of ${pairs.length} pairs meet their target`}
        />
        <span class="muted">
          best pair {leader.best_pair.fg} on {leader.best_pair.bg}, {shownRatio(leader.best_pair.ratio)} to 1
          {worst ? `; closest two ${worst.difference.toFixed(1)} apart with ${sightName(worst.view)}` : ''}
        </span>
      </p>
      <div>
        <h3>{changed === 0 ? 'No colours adjusted' : `Moved: ${changed}`}</h3>
        <ConcessionList moved={moved} collisions={collisions} />
      </div>
    </>
  );
};

/** The palette that the system is built on, and what had to give way for it. */
export const LeaderCard = () => {
  const answer = system.value;
  return (
    <section class={made.stale.value ? 'card made waiting' : 'card made'} aria-labelledby="made-title">
      <div class="card-head">
        <h2 id="made-title">{answer?.tokens?.name ?? 'System'}</h2>
        <div class="row">
          <p class="muted">
            {answer ? `scores ${answer.leader.total.toFixed(1)} of 100, best of ${answer.sweep.sampled}` : ''}
          </p>
          <ExportButton />
        </div>
      </div>
      <ul class="color-grid">
        {answer?.leader.roles.map(({ role, hex }) => (
          <Tile key={role} leader={answer.leader} role={role} hex={hex} />
        ))}
      </ul>
      <SeenList shuffle={shuffle} />
      {answer ? <Facts answer={answer} /> : null}
    </section>
  );
};
