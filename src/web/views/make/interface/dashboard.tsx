import { Icon } from '../../../parts/icon.tsx';

const FIGURES = [
  { name: 'Revenue', value: '€48,210', change: '+12 %', kind: 'success' },
  { name: 'Bookings', value: '312', change: '−3 %', kind: 'danger' },
  { name: 'Occupancy', value: '86 %', change: '+4 %', kind: 'success' },
] as const;

/** Bookings of eight weeks by channel, from the bottom up. */
const CHANNELS = ['Direct', 'Agency', 'Partner', 'Group'] as const;
const WEEKS = [
  [30, 16, 9, 5],
  [34, 14, 12, 7],
  [27, 19, 10, 5],
  [39, 18, 8, 9],
  [43, 15, 14, 6],
  [37, 22, 11, 8],
  [47, 19, 13, 5],
  [51, 21, 10, 9],
] as const;

const BOOKINGS = [
  { guest: 'A. Lindqvist', room: 'Sea view 204', state: 'Confirmed', kind: 'success', price: '€420' },
  { guest: 'M. Okafor', room: 'Loft 12', state: 'Awaiting deposit', kind: 'warning', price: '€980' },
  { guest: 'J. Tanaka', room: 'Garden 7', state: 'New', kind: 'info', price: '€310' },
  { guest: 'R. Castillo', room: 'Sea view 210', state: 'Cancelled', kind: 'danger', price: '€420' },
] as const;

const Bars = () => (
  <div class="ui-card">
    <div class="ui-line">
      <b class="ui-heading">Bookings by channel</b>
      <span class="ui-legend">
        {CHANNELS.map((name, i) => (
          <span key={name}>
            <i style={{ backgroundColor: `var(--u-chart-${i + 1})` }} />
            {name}
          </span>
        ))}
      </span>
    </div>
    <div class="ui-bars">
      {WEEKS.map((week, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks do not move
        <span key={i}>
          {week.map((share, channel) => (
            <i
              key={CHANNELS[channel]}
              style={{ height: `${share}%`, backgroundColor: `var(--u-chart-${channel + 1})` }}
            />
          ))}
        </span>
      ))}
    </div>
  </div>
);

/** A dashboard: navigation, figures with their change, a chart, a table with states. */
export const Dashboard = () => (
  <>
    <div class="ui-top">
      <span class="ui-mark">H</span>
      <b class="ui-heading">Harbour House</b>
      <span class="ui-nav">
        <span aria-current="page">Overview</span>
        <span>Guests</span>
        <span>Rooms</span>
      </span>
      <span class="ui-avatar">ML</span>
    </div>
    <div class="ui-body">
      <div class="ui-line">
        <div>
          <b class="ui-title">Good morning, Maja</b>
          <p class="ui-muted">Week 24, Monday to Sunday</p>
        </div>
        <span class="ui-buttons">
          <span class="ui-button ui-quiet">Export</span>
          <span class="ui-button ui-primary">
            <Icon name="plus" size={14} /> New booking
          </span>
        </span>
      </div>
      <div class="ui-figures">
        {FIGURES.map(({ name, value, change, kind }) => (
          <div class="ui-card" key={name}>
            <span class="ui-muted">{name}</span>
            <span class="ui-line">
              <b class="ui-figure">{value}</b>
              <span class={`ui-change ui-${kind}-text`}>{change}</span>
            </span>
          </div>
        ))}
      </div>
      <Bars />
      <div class="ui-card ui-table">
        {BOOKINGS.map(({ guest, room, state, kind, price }, i) => (
          <div class={i === 1 ? 'ui-row ui-selected' : 'ui-row'} key={guest}>
            <b>{guest}</b>
            <span class="ui-muted">{room}</span>
            <span class={`ui-badge ui-${kind}-subtle`}>{state}</span>
            <span class="ui-price">{price}</span>
          </div>
        ))}
      </div>
    </div>
  </>
);
