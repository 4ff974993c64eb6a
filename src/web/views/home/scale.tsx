import { navigate } from '../../state/navigation.ts';
import type { RoleColors } from '../make/roles.ts';
import { hexes, made } from './model.ts';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const PEOPLE = [
  ['09:30', 'Amira Khan', 'Confirmed', 'success'],
  ['10:15', 'Jonas Weber', 'Waiting', 'warning'],
  ['11:00', 'Lucía Ortiz', 'Cancelled', 'danger'],
] as const;

const FIGURES = [
  ['Booked', 28],
  ['Waiting', 4],
  ['Cancelled', 2],
] as const;

const Interface = ({ roles }: { roles: RoleColors }) => (
  <div class="shop" inert style={{ backgroundColor: roles.bg, color: roles.text, borderColor: roles.border }}>
    <p class="shop-title">Today’s appointments</p>
    <span class="shop-button" style={{ backgroundColor: roles.primary, color: roles['on-primary'] }}>
      New booking
    </span>
    <div class="shop-figures">
      {FIGURES.map(([name, count]) => (
        <p key={name} style={{ backgroundColor: roles.surface, borderColor: roles.border }}>
          <span style={{ color: roles['text-muted'] }}>{name}</span>
          <b>{count}</b>
        </p>
      ))}
    </div>
    <ul>
      {PEOPLE.map(([time, name, state, status]) => (
        <li key={time} style={{ borderColor: roles.border }}>
          <span style={{ color: roles['text-muted'] }}>{time}</span>
          <u style={{ color: roles['text-primary'] ?? roles.text }}>{name}</u>
          <span
            class="shop-state"
            style={{
              backgroundColor: roles[`${status}-subtle`] ?? roles.surface,
              color: roles[`on-${status}-subtle`] ?? roles.text,
              borderColor: roles[status],
            }}
          >
            {state}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** The scale that tokens are made of, and an interface in them. */
export const Scale = () => {
  const roles = made.roles.value;
  const { fg } = hexes.value;
  const step = roles && STEPS.find((one) => roles.light[`primary-${one}`] === fg);
  return (
    <section class="card answer-card" aria-labelledby="home-scale">
      <div class="card-head">
        <h2 id="home-scale">Scale and interface</h2>
        <span class="muted">{step === undefined ? '' : `${fg} is step ${step}`}</span>
      </div>
      {roles ? (
        <>
          <p class="strip" aria-hidden="true">
            {STEPS.map((one) => (
              <span key={one} style={{ backgroundColor: roles.light[`primary-${one}`] }} />
            ))}
          </p>
          <div class="shops">
            <Interface roles={roles.light} />
            <Interface roles={roles.dark} />
          </div>
        </>
      ) : null}
      <button type="button" class="link-button" onClick={() => navigate('/make/tokens', `#c=${fg.slice(1)}`)}>
        Make tokens of it
      </button>
    </section>
  );
};
